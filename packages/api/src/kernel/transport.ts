import { cookieDays, sessionCookie } from "@ats/core/session/session";
import { parse } from "hono/utils/cookie";
import type { RequestContext } from "./request-context.ts";

/** Facts about a request that only the host knows; the second argument of `fetch`. */
export interface Transport {
  /** Client address. */
  address?: string;
  /** Carries the session secret inside a browser, where cookie headers are forbidden. */
  session?: { read(): string | undefined; write(secret: string | undefined): void };
}

/** True when a request came by https, to this process or to the first proxy before it. */
const isSecure = (request: Request): boolean =>
  request.url.startsWith("https:") ||
  /^https\b/.test(request.headers.get("x-forwarded-proto") ?? "");

/** Reads a request for sessions and limits; the session secret is in an HttpOnly cookie. */
export function requestContext(request: Request, home: Transport = {}): RequestContext {
  const secure = isSecure(request);
  const name = secure ? `__Host-${sessionCookie}` : sessionCookie;
  const answer = new Headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  return {
    headers: request.headers,
    answer,
    address: home.address ?? "unknown",
    isAbandoned: () => request.signal.aborted,
    host: request.headers.get("host") ?? new URL(request.url).host,
    readSession: () =>
      home.session ? home.session.read() : parse(request.headers.get("cookie") ?? "", name)[name],
    writeSession(secret) {
      if (home.session) return home.session.write(secret);
      const age = secret === undefined ? 0 : cookieDays * 86_400;
      answer.append(
        "set-cookie",
        `${name}=${secret ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`,
      );
    },
  };
}
