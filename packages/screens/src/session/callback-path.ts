/** Returns the path of a URL on this host; undefined for another host. */
export function callbackPath(url: string | undefined, origin: string): string | undefined {
  if (!url?.startsWith("/") || !URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  const path = target.pathname + target.search;
  // "/.//host" is a path, which would itself be read as an address.
  return target.origin === origin && !path.startsWith("//") ? path : undefined;
}
