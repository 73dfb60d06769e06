/**
 * Adds a policy that lets the page connect only to its own origin and the configured one: no redirect can take a token elsewhere,
 * even if the host sends no policy of its own (rule C8).
 */
export function addConnectPolicy(apiBaseUrl: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${new URL(apiBaseUrl, location.href).origin}`;
  document.head.append(policy);
}
