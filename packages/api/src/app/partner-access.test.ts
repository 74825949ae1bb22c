import type { EndpointName } from "@ats/core/app/contract";
import { isFeature } from "@ats/core/contract/endpoint";
import { createEmbedSession } from "@ats/core/embed/contract";
import { createEmbeddedSession } from "@ats/core/embed/embedded-session";
import { type Right, rights } from "@ats/core/rights/rights";
import { messageHeader } from "@ats/core/session/session";
import { logout } from "@ats/core/session/session-times-contract";
import { beforeAll, describe, expect, test } from "vitest";
import { testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies, testFileKeys } from "../testing/companies.ts";
import { testDocument } from "../testing/companies/documents.ts";
import { testPartner } from "../testing/companies/embedding.ts";
import { testDatabase } from "../testing/database.ts";
import { testOrigin } from "../testing/records.ts";
import { endpointNames, endpointOf, requestFor, sampleCalls } from "../testing/sample-calls.ts";
import { testServer } from "../testing/server.ts";

type Send = (path: string, init: RequestInit) => Promise<Response>;

let services: ReturnType<typeof testServices>;
let app: ReturnType<typeof testApi>;
let companies: TestCompanies;
/** A server and a page of a partner, each with every right and with none to read. */
const callers: Record<string, Send> = {};

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  for (const key of testFileKeys) await services.files.put(key, testDocument);
  app = testApi(services);
  const { northgate } = companies.apiTokens;
  const server = testServer(app, northgate.token);
  callers["a server with every right"] = server.send;
  callers["a page with every right"] = await pageOf("admin@northgate.example");
  const bare = testServer(app, companies.apiTokens.spare.token);
  callers["a server with no right to read"] = bare.send;
  callers["a page with no right to read"] = await pageOf("recruiter@northgate.example", bare);
  await give(northgate.id, [...rights]);
  await give(companies.apiTokens.spare.id, ["EMBED_USERS"]);
});

const give = (id: number, named: Right[]) =>
  services.system.updateTable("api_tokens").set({ rights: named }).where("id", "=", id).execute();

async function pageOf(
  email: string,
  server = testServer(app, companies.apiTokens.northgate.token),
): Promise<Send> {
  const session = createEmbeddedSession({
    product: testOrigin,
    partner: testPartner,
    askSecret: async () => undefined,
    renewed() {},
    ended() {},
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      headers.set("origin", testOrigin);
      return app.fetch(new Request(request, { headers }), { address: "203.0.113.9" });
    },
  });
  const body = { user: { email }, origin: testPartner };
  const { client_secret } = await server.call(createEmbedSession, { body });
  await session.redeem(new URL(client_secret).hash.slice(1));
  return (path, init) => session.fetch(new Request(new URL(path, testOrigin), init));
}

const send = (caller: string, name: EndpointName) =>
  callers[caller]!(...requestFor(name, sampleCalls(companies)[name]));

const names = endpointNames.filter(
  (name) => endpointOf(name).access !== "public" && endpointOf(name) !== logout,
);

/** Words that nobody reads without a right; Tom Ashdown is the user of the page himself. */
const secrets = /\b(Ann|Bell|Oluwaseun|Adeyemi|Staff Nurse|Care Assistant)\b/i;

const ofRight = (name: EndpointName) => {
  const { access, forServers } = endpointOf(name);
  return access !== "session" && !isFeature(access) && !forServers;
};

describe.each(["a server", "a page"])("With an API token, %s", (who) => {
  test("with no right to read learns nothing of applicants and vacancies from any call", async () => {
    const answered = new Set<EndpointName>();
    for (const name of names) {
      const response = await send(`${who} with no right to read`, name);
      if (response.status !== 403) answered.add(name);
      const said = `${JSON.stringify([...response.headers])} ${await response.text()}`;
      expect(said, name).not.toMatch(secrets);
    }
    expect(names.filter((name) => ofRight(name) && answered.has(name))).toEqual([]);
    expect(app.failures).toEqual([]);
  });

  test("with every right reaches neither second factors and other sessions nor the company's settings and tokens", async () => {
    const refused = /may not make this call|not possible in a partner's page|is only for agencies/;
    const answers = new Map<EndpointName, string>();
    for (const name of names) {
      const { status, headers } = await send(`${who} with every right`, name);
      expect([401, 500], name).not.toContain(status);
      answers.set(name, headers.get(messageHeader) ?? "");
    }
    const reached = names.filter((name) => !refused.test(answers.get(name) ?? ""));
    expect(reached.filter((name) => endpointOf(name).refusesPartners)).toEqual([]);
    expect(app.failures).toEqual([]);
  });
});
