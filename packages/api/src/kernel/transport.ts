import { cookieDays, framedHeader, sessionCookie } from "@ats/core/session/session";
import { parse } from "hono/utils/cookie";
import type { RequestContext } from "./request-context.ts";

/** Facts about a request that only the host knows; the second argument of `fetch`. */
export interface Transport {
  /** Client address. */
  address?: string;
  /** True if the client reads the answer over https; by default as the request's URL says. */
  isSecure?: boolean;
  /** Carries the session secret inside a browser, where cookie headers are forbidden. */
  session?: { read(): string | undefined; write(secret: string | undefined): void };
}

/** Reads a request for sessions and limits; the session secret is in an HttpOnly cookie. */
export function requestContext(request: Request, home: Transport = {}): RequestContext {
  const secure = home.isSecure ?? request.url.startsWith("https:");
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
      const reach = request.headers.has(framedHeader)
        ? "SameSite=None; Secure; Partitioned"
        : `SameSite=Lax${secure ? "; Secure" : ""}`;
      answer.append(
        "set-cookie",
        `${name}=${secret ?? ""}; Path=/; Max-Age=${age}; HttpOnly; ${reach}`,
      );
    },
  };
}
