import {
  apiTokenHeader,
  authorisationSchemes,
  cookieDays,
  framedHeader,
  proofHeader,
  sessionCookie,
} from "@ats/core/session/session";
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
  const { pathname, host: ownHost } = new URL(request.url);
  const host = request.headers.get("host") ?? ownHost;
  const authorised = authorisationIn(request.headers);
  const readCookie = () =>
    home.session ? home.session.read() : parse(request.headers.get("cookie") ?? "", name)[name];
  const answer = new Headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  return {
    headers: request.headers,
    answer,
    address: home.address ?? "unknown",
    isAbandoned: () => request.signal.aborted,
    host,
    origin: `${secure ? "https" : "http"}://${host}`,
    method: request.method,
    path: pathname,
    credentials() {
      if (!authorised) {
        const token = request.headers.get(apiTokenHeader) ?? undefined;
        return { kind: "cookie", secret: readCookie(), token };
      }
      const { kind, token } = authorised;
      if (kind === "server") return { kind, token };
      const jwt = request.headers.get(proofHeader) ?? undefined;
      return { kind, token, proof: { jwt, method: request.method, target: host + pathname } };
    },
    readSession: () => authorised?.token ?? readCookie(),
    writeSession(secret) {
      if (authorised) return;
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

/** The token of an Authorization header that we know. */
function authorisationIn(headers: Headers) {
  const [scheme = "", token = ""] = (headers.get("authorization") ?? "").split(" ", 2);
  for (const kind of ["server", "embedded"] as const)
    if (token && scheme.toLowerCase() === authorisationSchemes[kind].toLowerCase())
      return { kind, token };
  return undefined;
}
