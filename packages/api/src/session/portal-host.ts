/**
 * Host of a company's pages: its first portal domain, or else the request's host. `*.localhost`,
 * for local use, keeps the port.
 */
export function portalHost(domains: readonly string[], requestHost: string): string {
  const domain = domains[0]?.toLowerCase();
  if (!domain || !isHost.test(domain)) return requestHost;
  if (!domain.endsWith(".localhost")) return domain;
  if (!isOwnMachine.test(requestHost)) return requestHost;
  return domain + (/:\d+$/.exec(requestHost)?.[0] ?? "");
}

/** A name with an optional port, and nothing that could hide another address. */
const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;
const isOwnMachine = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
