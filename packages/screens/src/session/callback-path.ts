import { mayReturnTo } from "@ats/core/navigation/guard";

/**
 * Returns the path, query and hash of an address that sign-in may lead to; undefined for another
 * host and for a page that is not the product's.
 */
export function callbackPath(url: string | undefined, origin: string): string | undefined {
  if (!url?.startsWith("/") || !URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  if (target.origin !== origin || !mayReturnTo(target.pathname)) return undefined;
  return target.pathname + target.search + target.hash;
}
