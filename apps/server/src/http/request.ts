import type { IncomingMessage } from "node:http";

/** The upgrade request of a websocket as a Request; undefined where its address is none. */
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

/** The path that a request asks, its query included. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** Whether the page that asks came from this host; a browser always names it in a write and a websocket. */
export function isOwnOrigin(request: Request): boolean {
  const origin = URL.parse(request.headers.get("origin") ?? "");
  return (
    origin !== null && origin.host === (request.headers.get("host") ?? new URL(request.url).host)
  );
}
