/**
 * From here on the browser itself lets the page connect to its own origin and the configured one only, by a policy that
 * stands in the page: no redirect leads a token elsewhere, also where the host sends no policy of its own (rule C8).
 */
export function addConnectPolicy(apiBaseUrl: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${new URL(apiBaseUrl, location.href).origin}`;
  document.head.append(policy);
}
