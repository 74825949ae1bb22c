import { type Client, type ClientOptions, createClient } from "@ats/core/contract/client";
import { cookies, framedHeader } from "@ats/core/session/session";
import type { CookieJar } from "./cookies.ts";
import { isFramed } from "./framed.ts";

interface BrowserClientOptions
  extends Pick<ClientOptions, "fetch" | "onUnauthorised" | "onNotFound"> {
  jar: CookieJar;
}

/** The client of a page: keeps its API token in a cookie, and solves the captcha of a sign-in. */
export function createBrowserClient({ jar, ...options }: BrowserClientOptions): Client {
  const { fetch: send = (request) => fetch(request) } = options;
  const client = createClient({
    ...options,
    fetch(request) {
      if (isFramed()) request.headers.set(framedHeader, "true");
      return send(request);
    },
    token: {
      read: () => jar.read(cookies.apiToken),
      write: (token) => jar.write(cookies.apiToken, token),
    },
    captcha: () => import("./captcha/proof.ts").then(({ takeProof }) => takeProof(client)),
  });
  return client;
}
