import { type Client, createClient } from "@ats/core/contract/client";
import { authorisationSchemes } from "@ats/core/session/session";
import type { TestApi } from "./app.ts";
import type { TestCompanies } from "./companies.ts";
import { testOrigin } from "./records.ts";

export interface TestServer extends Client {
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** A server of a company or a partner: it has an API token, and neither cookies nor an Origin. */
export function testServer(app: TestApi, token: string): TestServer {
  const fetch = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("authorization", `${authorisationSchemes.server} ${token}`);
    return app.fetch(new Request(request, { headers }), { address: "198.51.100.20" });
  };
  return {
    send: (path: string, init: RequestInit = {}) =>
      fetch(new Request(new URL(path, testOrigin), init)),
    ...createClient({ baseUrl: testOrigin, fetch }),
  };
}

/** The server of an administrator's company, for calls that only servers may make. */
export function serverOf(
  app: TestApi,
  { apiTokens, users }: TestCompanies,
  email: string,
): TestServer | undefined {
  if (email === users.admin.email) return testServer(app, apiTokens.northgate.token);
  return email === users.riverside.email ? testServer(app, apiTokens.riverside.token) : undefined;
}
