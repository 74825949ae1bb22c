import { type Client, createClient } from "@ats/core/contract/client";
import { apiTokenHeader } from "@ats/core/session/session";
import { login } from "@ats/core/session/contract";
import type { Kysely } from "kysely";
import { type ApiOptions, createApi } from "../app/app.ts";
import { handlers } from "../app/handlers.ts";
import { createPages } from "../app/pages.ts";
import type { Transport } from "../kernel/transport.ts";
import type { Services } from "../kernel/services.ts";
import type { Tables } from "../database/tables.ts";
import { testMeetings } from "./meetings.ts";
import { memoryFiles } from "../kernel/ports/file-store.ts";
import { localChannel } from "../kernel/ports/live-channel.ts";
import { testFonts } from "./fonts.ts";
import { testNow, testOrigin, testPassword } from "./records.ts";

export interface TestClock {
  (): Date;
  /** Lets time pass. */
  advance(ms: number): void;
}

export function testClock(start = testNow): TestClock {
  let now = start.getTime();
  return Object.assign(() => new Date(now), { advance: (ms: number) => void (now += ms) });
}

/** Services in memory over a test's database; `with` replaces some. */
export function testServices<With extends Partial<Services>>(system: Kysely<Tables>, given?: With) {
  return {
    system,
    clock: testClock(),
    files: memoryFiles(),
    fonts: testFonts,
    live: localChannel(),
    environment: { environment: "test" },
    publicUrl: testOrigin,
    // Tests do the work themselves.
    background: () => {},
    meetings: testMeetings(),
    ...given,
  } as Services & { clock: TestClock } & With;
}

/** The whole API; `failures` gathers what went wrong unexpectedly. */
export function testApi(services: Services, options: ApiOptions = {}) {
  const failures: unknown[] = [];
  const app = createApi(handlers, services, {
    report: (failure) => {
      failures.push(failure);
    },
    // However slow the machine is that runs the tests.
    workClock: () => 0,
    ...options,
  });
  return {
    fetch: (request: Request, home?: Transport) => app.fetch(request, home ?? {}),
    failures,
  };
}
export type TestApi = Pick<ReturnType<typeof testApi>, "fetch">;

/** The pages that the API writes itself. */
export const testPages = (services: Services) => createPages(services, () => 0);

/** A browser as far as the API sees it: its cookies, its API token and its Origin. */
export interface TestBrowser extends Client {
  /** Sends any request, with cookie, token and Origin unless the request has its own. */
  send(path: string, init?: RequestInit): Promise<Response>;
  cookies: Map<string, string>;
  token: string | undefined;
}

export function testBrowser(
  app: TestApi,
  address = "203.0.113.7",
  origin = testOrigin,
): TestBrowser {
  const cookies = new Map<string, string>();
  const fetch = async (request: Request) => {
    const headers = new Headers(request.headers);
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (jar && !headers.has("cookie")) headers.set("cookie", jar);
    if (!headers.has("origin")) headers.set("origin", origin);
    const response = await app.fetch(new Request(request, { headers }), { address });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (line.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    browser.token = response.headers.get(apiTokenHeader) ?? browser.token;
    return response;
  };
  const browser: TestBrowser = {
    cookies,
    token: undefined,
    send: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (browser.token && !headers.has(apiTokenHeader)) headers.set(apiTokenHeader, browser.token);
      return fetch(new Request(new URL(path, origin), { ...init, headers }));
    },
    ...createClient({
      baseUrl: origin,
      fetch,
      token: { read: () => browser.token, write: () => {} },
    }),
  };
  return browser;
}

/** A browser in which the user has signed in. */
export async function signIn(app: TestApi, email: string, otp?: string): Promise<TestBrowser> {
  const browser = testBrowser(app);
  await browser.call(login, { body: { email, password: testPassword, ...(otp && { otp }) } });
  return browser;
}
