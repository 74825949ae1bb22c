import type { IncomingMessage } from "node:http";

/** Converts a websocket's upgrade request to a Request; undefined for an invalid address or host. */
export function requestOf({ url, headersDistinct }: IncomingMessage): Request | undefined {
  const plain = new Headers();
  for (const name of ["cookie", "origin", "host"]) {
    const value = headersDistinct[name]?.join(", ");
    if (value) plain.set(name, value);
  }
  const host = plain.get("host") ?? "";
  const address = isHost(host) && url?.startsWith("/") && URL.parse(`http://${host}${url}`);
  return address ? new Request(address, { headers: plain }) : undefined;
}

/** Returns the host that a request names, with its port; undefined for a malformed one. */
export function hostOf(request: Request): string | undefined {
  const host = request.headers.get("host") ?? URL.parse(request.url)?.host ?? "";
  return isHost(host) ? host : undefined;
}

/** Two Host headers arrive as one with a comma. */
const isHost = (text: string): boolean =>
  /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(text) && URL.canParse(`http://${text}`);

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
  return origin !== null && origin.host === hostOf(request);
}
