import type { IncomingMessage } from "node:http";

/** Converts a websocket's upgrade request to a Request; undefined for an invalid address. */
export function requestOf({ url, headers }: IncomingMessage): Request | undefined {
  const address = URL.parse(`http://${headers.host}${url}`);
  if (!address || !url?.startsWith("/")) return undefined;
  const plain = new Headers();
  for (const name of ["cookie", "origin", "host", "x-forwarded-proto"] as const) {
    const value = headers[name];
    if (typeof value === "string") plain.set(name, value);
  }
  return new Request(address, { headers: plain });
}

/** Returns a request's path with its query. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/**
 * True when the calling page came from this host. Browsers always send the Origin with writes and
 * websockets.
 */
export function isOwnOrigin(request: Request): boolean {
  const origin = URL.parse(request.headers.get("origin") ?? "");
  return (
    origin !== null && origin.host === (request.headers.get("host") ?? new URL(request.url).host)
  );
}
