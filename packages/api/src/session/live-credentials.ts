import { livePath } from "@ats/core/notifications/notification";
import type { Credentials } from "../kernel/credentials.ts";

/** Query parameters of the live websocket. Specification §7; `dpop` for a page of a partner. */
export interface LiveParameters {
  session_id?: string | undefined;
  dpop?: string | undefined;
}

/** Reads who opens a live connection at `host`; `secret` is the one of the session's cookie. */
export function liveCredentials(
  { session_id, dpop }: LiveParameters,
  { host, secret }: { host: string; secret: string | undefined },
): Credentials {
  if (dpop === undefined) return { kind: "cookie", secret, token: session_id };
  const proof = { jwt: dpop, method: "GET", target: host + livePath };
  return { kind: "embedded", token: session_id ?? "", proof };
}
