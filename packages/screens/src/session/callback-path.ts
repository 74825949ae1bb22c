/** Returns the path of a URL on this host; undefined for another host. */
export function callbackPath(url: string | undefined, origin: string): string | undefined {
  if (!url?.startsWith("/") || !URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  return target.origin === origin ? target.pathname + target.search : undefined;
}
