import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listAuditEvents } from "@ats/core/audit/contract";
import { noClaimRoles } from "@ats/core/roles/role-settings";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { extendSession, logout } from "@ats/core/session/session-times-contract";
import {
  beginOrganisationSignIn,
  finishOrganisationSignIn,
} from "@ats/core/session/organisation-contract";
import { Provider } from "oidc-provider";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { openIdIdentity } from "./openid-identity.ts";
import { sweepTokens } from "./sweep-tokens.ts";

const recruiter = "recruiter@northgate.example";
const redirectUri = "https://ats.example/login";
const client = { clientId: "ats", clientSecret: "a-secret-of-the-organisation" };
const minute = 60_000;

/** A real OpenID provider; people there have the email that they type. */
let server: Server;
let issuer: string;
let provider: Provider;
let isBusy = false;
/** Groups of people at the provider, by their email. */
const groupsOf: Record<string, string[]> = {};
let app: TestApi;
let services: ReturnType<typeof testServices>;

beforeAll(async () => {
  server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code", "refresh_token"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub", "groups"], email: ["email", "email_verified"] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({
        sub: accountId,
        email: accountId,
        email_verified: !accountId.startsWith("unverified"),
        groups: groupsOf[accountId] ?? [],
      }),
    }),
    rotateRefreshToken: true,
    cookies: { keys: ["a key of the test"] },
    features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!isBusy) return answer(request, response);
    response.writeHead(503, { "content-type": "application/json" });
    return response.end(JSON.stringify({ error: "temporarily_unavailable" }));
  });
  services = testServices(await testDatabase());
  await testCompanies(services.system);
  services.identity = openIdIdentity(services, { issuer, redirectUri, ...client });
  app = testApi(services);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Signs in and agrees on the provider's pages. Returns the address it redirects to. */
async function signInThere(url: string, email: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const go = async (address: string, body?: URLSearchParams) => {
    const response = await fetch(new URL(address, issuer), {
      redirect: "manual",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      ...(body && { method: "POST", body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  let response = await go(url);
  for (;;) {
    const location = response.headers.get("location");
    if (location?.startsWith(redirectUri)) return new URL(location);
    if (location) {
      response = await go(location);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`The provider answered ${response.status}: ${page}`);
    response = await go(action, new URLSearchParams({ prompt, login: email, password: "any" }));
  }
}

async function comeBack(email: string) {
  const browser = testBrowser(app);
  const { url, ...passage } = await browser.call(beginOrganisationSignIn);
  const back = await signInThere(url, email);
  const code = back.searchParams.get("code") ?? "";
  const iss = back.searchParams.get("iss") ?? undefined;
  expect(back.searchParams.get("state")).toBe(passage.state);
  return { browser, body: { ...passage, code, iss } };
}

async function signIn(email: string) {
  const { browser, body } = await comeBack(email);
  await browser.call(finishOrganisationSignIn, { body });
  return browser;
}

test("Specification §7, external identity provider: whom the organisation has signed in has a session, without a password", async () => {
  const browser = await signIn(recruiter);
  await expect(browser.call(listJobs)).resolves.toBeDefined();
});

test("Specification §7, external identity provider: a way back is good once", async () => {
  const { browser, body } = await comeBack(recruiter);
  await browser.call(finishOrganisationSignIn, { body });
  await expect(testBrowser(app).call(finishOrganisationSignIn, { body })).rejects.toMatchObject({
    status: 401,
  });
});

test.each(["nonce", "code_verifier"] as const)(
  "Specification §7, external identity provider: a way back with another %s is refused: it belongs to another browser",
  async (part) => {
    const { browser, body } = await comeBack(recruiter);
    const other = await browser.call(beginOrganisationSignIn);
    await expect(
      browser.call(finishOrganisationSignIn, { body: { ...body, [part]: other[part] } }),
    ).rejects.toMatchObject({
      status: 401,
      message: "Your organisation did not confirm that it is you. Sign in again.",
    });
  },
);

test("Specification §7, external identity provider: an email that the organisation does not stand for opens nothing", async () => {
  const { browser, body } = await comeBack("unverified@northgate.example");
  await expect(browser.call(finishOrganisationSignIn, { body })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("did not confirm your email address"),
  });
});

test("Specification §7, external identity provider: who has no account here is told so", async () => {
  const { browser, body } = await comeBack("nobody@northgate.example");
  await expect(browser.call(finishOrganisationSignIn, { body })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("no account here has that email"),
  });
});

test("Specification §7, external identity provider: a disabled company stays closed", async () => {
  const { browser, body } = await comeBack("admin@closed.example");
  await expect(browser.call(finishOrganisationSignIn, { body })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("Closed Ltd is disabled"),
  });
});

test("Specification §7, external identity provider: extending the session has the provider keep it too, by a new token each time", async () => {
  const browser = await signIn(recruiter);
  const kept = () =>
    services.system.selectFrom("organisation_sessions").select("refresh_token").execute();
  const before = await kept();
  services.clock.advance(minute);
  await browser.call(extendSession);
  expect(await kept()).not.toEqual(before);
  services.clock.advance(minute);
  await expect(browser.call(extendSession)).resolves.toEqual({});
});

test("Specification §7, external identity provider: a session that the organisation has ended is not extended", async () => {
  const browser = await signIn(recruiter);
  await services.system
    .updateTable("organisation_sessions")
    .set({ refresh_token: "revoked-at-the-organisation" })
    .execute();
  services.clock.advance(minute);
  await expect(browser.call(extendSession)).rejects.toMatchObject({
    status: 401,
    message: "Your organisation has ended your session. Sign in again.",
  });
});

test("Specification §7, external identity provider: an organisation that is busy has ended no session", async () => {
  const browser = await signIn(recruiter);
  services.clock.advance(minute);
  isBusy = true;
  onTestFinished(() => void (isBusy = false));
  await expect(browser.call(extendSession)).resolves.toEqual({});
});

test("Specification §7, external identity provider: signing out ends it at the organisation as well, and nothing of sessions that are over is kept", async () => {
  const browser = await signIn(recruiter);
  const revoked = once(provider, "grant.revoked");
  await browser.call(logout);
  await revoked;
  await sweepTokens(services);
  expect(await services.system.selectFrom("organisation_sessions").selectAll().execute()).toEqual(
    [],
  );
});

test("Specification §7, external identity provider: a provider that cannot be reached is said, and passwords go on working", async () => {
  const away = testServices(services.system);
  away.identity = openIdIdentity(away, { issuer: "http://127.0.0.1:9", redirectUri, ...client });
  await expect(testBrowser(testApi(away)).call(beginOrganisationSignIn)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("cannot be reached"),
  });
});

test("Specification §7, external identity provider: without a provider there is no such sign-in", async () => {
  const alone = testApi(testServices(services.system));
  await expect(testBrowser(alone).call(beginOrganisationSignIn)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("Signing in through an organisation is not set up here"),
  });
});

const admin = "admin@northgate.example";
const roleOf = async (email: string) =>
  (
    await services.system
      .selectFrom("users")
      .where("email", "=", email)
      .select("user_type")
      .executeTakeFirstOrThrow()
  ).user_type;

test("the values of a claim give a role at sign-in: the first counts, others keep theirs or are refused, and the last administrator stays one", async () => {
  const browser = await signIn(admin);
  const choose = (change: object) =>
    browser.call(saveSpecificSetting, {
      body: {
        field: "company_settings",
        property: "claim_roles",
        value: JSON.stringify({
          ...noClaimRoles,
          is_on: true,
          values: [
            { value: "ats-managers", role: "Hiring manager user" },
            { value: "ats-recruiters", role: "Recruiter user" },
          ],
          ...change,
        }),
      },
    });
  await choose({});
  groupsOf[recruiter] = ["Staff", "ATS-recruiters", "ATS-managers"];
  await signIn(recruiter);
  expect(await roleOf(recruiter)).toBe("Hiring manager user");
  groupsOf[recruiter] = ["Staff"];
  await signIn(recruiter);
  expect(await roleOf(recruiter)).toBe("Hiring manager user");
  await choose({ default_role: "Recruiter user" });
  await signIn(recruiter);
  expect(await roleOf(recruiter)).toBe("Recruiter user");
  const { records } = await browser.call(listAuditEvents, { query: { areas: "users" } });
  expect(records[0]).toMatchObject({
    type: "user_changed",
    session_kind: "system",
    reason: "The claim groups at sign-in",
    changes: [{ field: "user_type", before: "Hiring manager user", after: "Recruiter user" }],
  });
  await choose({ refuses_others: true });
  const { browser: stranger, body } = await comeBack(recruiter);
  await expect(stranger.call(finishOrganisationSignIn, { body })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("not for Northgate Group"),
  });
  await services.system
    .updateTable("users")
    .set({ user_type: "Recruiter user" })
    .where("email", "=", "master@northgate.example")
    .execute();
  groupsOf[admin] = ["ats-managers"];
  await signIn(admin);
  expect(await roleOf(admin)).toBe("Recruiter admin user");
});
