/** A path of this host to go back to; an address elsewhere is none. */
export function callbackPath(url: string | undefined, origin: string): string | undefined {
  if (!url?.startsWith("/") || !URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  return target.origin === origin ? target.pathname + target.search : undefined;
}
