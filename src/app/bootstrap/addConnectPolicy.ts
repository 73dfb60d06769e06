/** Lets the page connect only to its own origin and the configured one, so that no redirect takes a token elsewhere (rule C8). */
export function addConnectPolicy(apiBaseUrl: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${new URL(apiBaseUrl, location.href).origin}`;
  document.head.append(policy);
}
