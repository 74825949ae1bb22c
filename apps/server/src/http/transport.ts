import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import type { Transport } from "@ats/api/kernel/transport";
import proxyaddr from "proxy-addr";

export interface Reach {
  /** True for the address of a proxy whose X-Forwarded headers count. */
  trustedProxies(address: string, hop: number): boolean;
  /** Address that people open; undefined for the listening one. */
  publicUrl: string | undefined;
}

/** Returns the client's address, and if it reads the answer over https. */
export function transportOf(incoming: IncomingMessage, { trustedProxies, publicUrl }: Reach) {
  const { headers, socket } = incoming;
  const ownUrl = publicUrl ? URL.parse(publicUrl) : null;
  const isProxied = trustedProxies(socket.remoteAddress ?? "", 0);
  return {
    address: proxyaddr(incoming, trustedProxies),
    isSecure:
      Boolean((socket as TLSSocket).encrypted) ||
      (isProxied && /^https\b/i.test(String(headers["x-forwarded-proto"] ?? ""))) ||
      (ownUrl?.protocol === "https:" && ownUrl.host === headers.host),
  } satisfies Transport;
}
