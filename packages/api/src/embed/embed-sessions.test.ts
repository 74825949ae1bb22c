import { revokeApiToken } from "@ats/core/api-tokens/contract";
import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { type Client, createClient } from "@ats/core/contract/client";
import { createEmbedSession, listEmbedOrigins, signInFrame } from "@ats/core/embed/contract";
import { createEmbeddedSession } from "@ats/core/embed/embedded-session";
import { listJobs } from "@ats/core/jobs/list-contract";
import { apiTokenHeader, proofHeader, proofNonceHeader } from "@ats/core/session/session";
import { extendSession, getApiToken, logout } from "@ats/core/session/session-times-contract";
import { endOtherSessions, listSessions } from "@ats/core/session/sessions-contract";
import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testPartner } from "../testing/companies/embedding.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { testOrigin } from "../testing/records.ts";
import { type TestServer, testServer } from "../testing/server.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let server: TestServer;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  server = testServer(app, companies.apiTokens.northgate.token);
});

const minutes = (count: number) => count * 60_000;
const make = (email = "recruiter@northgate.example", rest = {}) =>
  server.call(createEmbedSession, { body: { user: { email }, origin: testPartner, ...rest } });
const secretIn = (client_secret: string) => new URL(client_secret).hash.slice(1);

/** A frame in a page of a partner. It keeps what it sends. */
function frame(partner = testPartner, secrets: string[] = []) {
  const sent: Request[] = [];
  const changes: string[] = [];
  const session = createEmbeddedSession({
    product: testOrigin,
    partner,
    askSecret: async () => secrets.shift(),
    renewed: ({ user_id }) => void changes.push(`renewed for ${user_id}`),
    ended: () => void changes.push("ended"),
    fetch: async (request) => {
      sent.push(request.clone());
      const headers = new Headers(request.headers);
      headers.set("origin", testOrigin);
      return app.fetch(new Request(request, { headers }), { address: "203.0.113.9" });
    },
  });
  const client: Client = createClient({ baseUrl: testOrigin, fetch: session.fetch });
  return { ...session, client, sent, changes };
}

async function opened(email?: string, rest?: object) {
  const page = frame();
  const { client_secret } = await make(email, rest);
  await page.redeem(secretIn(client_secret));
  return page;
}

const spent = { status: 400, message: expect.stringContaining("was already used, has expired") };

describe("A partner's server", () => {
  test("makes a client secret: the address of a frame, with a secret that no server is sent", async () => {
    const { id, client_secret, expires_date_time } = await make();
    expect(client_secret).toMatch(new RegExp(`^${testOrigin}/embed/${id}#[\\w-]{43}$`));
    expect(new Date(expires_date_time).getTime() - services.clock().getTime()).toBe(minutes(15));
    const rows = await services.system.selectFrom("embed_sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secretIn(client_secret));
  });

  test("can name only an origin that the company has listed for its token", async () => {
    expect(await server.call(listEmbedOrigins)).toEqual({ origins: [testPartner] });
    await expect(make(undefined, { origin: "https://elsewhere.example" })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("https://elsewhere.example is not among"),
    });
    for (const origin of [`${testPartner}/`, "portal.example", "null", "*"])
      await expect(make(undefined, { origin }), origin).rejects.toMatchObject({ status: 400 });
  });

  test("cannot name a user of another company, nor support staff", async () => {
    await expect(make("admin@riverside.example")).rejects.toMatchObject({ status: 404 });
    await services.system
      .updateTable("users")
      .set({ user_type: "Technical support user" })
      .where("id", "=", companies.users.manager.id)
      .execute();
    await expect(make("manager@northgate.example")).rejects.toMatchObject({ status: 403 });
  });

  test("cannot make secrets without end that nobody uses", async () => {
    const { id } = await make();
    const row = await services.system
      .selectFrom("embed_sessions")
      .where("id", "=", id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1_000 }, (_, i) => ({
      ...row,
      id: crypto.randomUUID(),
      secret_hash: new TextEncoder().encode(`secret ${i}`),
    }));
    await services.system.insertInto("embed_sessions").values(copies).execute();
    await expect(make()).rejects.toMatchObject({ status: 429 });
    services.clock.advance(minutes(15));
    await expect(make()).resolves.toMatchObject({ client_secret: expect.any(String) });
  });
});

describe("A client secret", () => {
  test("opens one session, and of twenty frames that redeem it at once one succeeds", async () => {
    const { client_secret } = await make();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => frame().redeem(secretIn(client_secret))),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(frame().redeem(secretIn(client_secret))).rejects.toMatchObject(spent);
  });

  test("is worth nothing at another origin, nor after 15 minutes", async () => {
    const { client_secret } = await make();
    await expect(
      frame("https://elsewhere.example").redeem(secretIn(client_secret)),
    ).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("is for pages of https://portal.example"),
    });
    services.clock.advance(minutes(15));
    await expect(frame().redeem(secretIn(client_secret))).rejects.toMatchObject(spent);
  });

  test("is worth nothing once its API token is revoked", async () => {
    const { client_secret } = await make();
    await revoke();
    await expect(frame().redeem(secretIn(client_secret))).rejects.toMatchObject(spent);
  });
});

const revoke = async () =>
  (await signIn(app, "admin@northgate.example")).call(revokeApiToken, {
    params: { id: companies.apiTokens.northgate.id },
  });
const jobs = (client: Client) => client.call(listJobs, { query: {} });
const me = ({ client }: { client: Client }, id = companies.users.recruiter.id) =>
  client.call(getUserSettings, { params: { id } });

/** Secrets that wait are good for another 15 minutes. */
const extendSecrets = () =>
  services.system
    .updateTable("embed_sessions")
    .set({ expires_date_time: new Date(services.clock().getTime() + minutes(15)) })
    .execute();

describe("A session in a partner's page", () => {
  test("acts with the user's own rights, and of those only with the ones that the token names", async () => {
    const { users } = await me(await opened());
    expect(users.rights.has_access.toSorted()).toEqual([
      "UPDATE_APPLICATIONS",
      "VIEW_CANDIDATES",
      "VIEW_JOBS",
    ]);
    const manager = await opened("manager@northgate.example");
    await expect(jobs(manager.client)).resolves.toMatchObject({ records: expect.any(Array) });
  });

  test("stands beside the user's other sessions, and ends none of them", async () => {
    const browser = await signIn(app, "recruiter@northgate.example");
    const page = await opened();
    await expect(jobs(browser)).resolves.toBeDefined();
    await signIn(app, "recruiter@northgate.example");
    await expect(jobs(page.client)).resolves.toBeDefined();
  });

  test("puts the user's acts on the record as theirs, through the partner", async () => {
    const { client } = await opened();
    const { id } = companies.applications.annAsNurse;
    await moveAsSeen(client, { ids: [id], status: "SHORTLIST" });
    const { records } = await client.call(listActivity, { params: { id } });
    expect(records[0]).toMatchObject({
      type: "status_changed",
      actor: { first_name: "Tom", last_name: "Ashdown", acting_for: "Portal" },
    });
    const browser = await signIn(app, "recruiter@northgate.example");
    await moveAsSeen(browser, { ids: [id], status: "INTERVIEW" });
    const own = await browser.call(listActivity, { params: { id } });
    expect(own.records[0]?.actor).toMatchObject({ acting_for: null });
  });

  test("is extended while it is used, keeps its token, and ends after an hour", async () => {
    const page = await opened();
    await page.client.call(extendSession);
    await page.client.call(getApiToken);
    services.clock.advance(minutes(59));
    await expect(jobs(page.client)).resolves.toBeDefined();
    await page.client.call(extendSession);
    services.clock.advance(minutes(1));
    expect(page.changes).toEqual([]);
    await expect(jobs(page.client)).rejects.toMatchObject({ status: 401 });
    expect(page.changes).toEqual(["ended"]);
  });

  test("ends when the user signs out of it, and when its API token is revoked", async () => {
    const page = await opened();
    const other = await opened();
    await page.client.call(logout);
    await expect(jobs(page.client)).rejects.toMatchObject({ status: 401 });
    await expect(jobs(other.client)).resolves.toBeDefined();
    await revoke();
    await expect(jobs(other.client)).rejects.toMatchObject({ status: 401 });
    const browser = await signIn(app, "recruiter@northgate.example");
    const { records } = await browser.call(listSessions);
    expect(records.filter(({ through }) => through === "Portal")).toHaveLength(2);
  });

  test("is refused once its API token is revoked, also when it was opened in the same moment", async () => {
    const page = await opened();
    await services.system
      .updateTable("api_tokens")
      .set({ revoked_date_time: services.clock() })
      .where("id", "=", companies.apiTokens.northgate.id)
      .execute();
    await expect(jobs(page.client)).rejects.toMatchObject({ status: 401 });
  });

  test("ends when the user signs out all others elsewhere", async () => {
    const page = await opened();
    const browser = await signIn(app, "recruiter@northgate.example");
    expect(await browser.call(endOtherSessions)).toEqual({ ended: 1 });
    await expect(jobs(page.client)).rejects.toMatchObject({ status: 401 });
  });

  test("does not lead to other companies", async () => {
    const master = await opened("master@northgate.example");
    const { users } = await me(master, companies.users.master.id);
    expect(users.has_multiple_profiles).toBe(false);
    await expect(
      master.client.call(getOneTimeToken, { params: { id: companies.ids.northgate } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test("goes on with a new secret when it has ended, and the calls that found it ended are sent once more", async () => {
    const again = (await make()).client_secret;
    const page = frame(testPartner, [secretIn(again)]);
    await page.redeem(secretIn((await make()).client_secret));
    services.clock.advance(minutes(60));
    await extendSecrets();
    const answers = await Promise.all([jobs(page.client), me(page), jobs(page.client)]);
    expect(answers).toHaveLength(3);
    expect(page.changes).toEqual([`renewed for ${companies.users.recruiter.id}`]);
  });

  test("never sends a call of one user as another whom the partner's page signs in", async () => {
    const { client_secret } = await make("manager@northgate.example");
    const page = frame(testPartner, [secretIn(client_secret)]);
    await page.redeem(secretIn((await make()).client_secret));
    services.clock.advance(minutes(60));
    await extendSecrets();
    await expect(jobs(page.client)).rejects.toMatchObject({ status: 0 });
    expect(page.changes).toEqual([`renewed for ${companies.users.manager.id}`]);
    expect(page.sent.at(-1)?.url).toMatch(/redeem$/);
  });
});

describe("The token of such a session, read from a log, is worth nothing", () => {
  async function stolen() {
    const page = await opened();
    await jobs(page.client);
    const request = page.sent.at(-1) as Request;
    const token = request.headers.get("authorization")?.split(" ")[1] ?? "";
    const send = (headers: Record<string, string>, path = "/api/jobs", method = "GET") =>
      app.fetch(
        new Request(new URL(path, testOrigin), {
          method,
          headers: { origin: testOrigin, ...headers },
        }),
      );
    return { page, request, token, send };
  }

  test("without a proof, in a cookie, or as an API token", async () => {
    const { token, send } = await stolen();
    const tries: Record<string, string>[] = [
      { authorization: `DPoP ${token}` },
      { authorization: `Bearer ${token}` },
      { [apiTokenHeader]: token, cookie: `ats_session=${token}` },
      { [apiTokenHeader]: token, cookie: `__Host-ats_session=${token}` },
    ];
    for (const headers of tries) expect((await send(headers)).status).toBe(401);
  });

  test("with a proof that was used, or of another address, another method or another key", async () => {
    const { page, request, token, send } = await stolen();
    const proof = request.headers.get(proofHeader) ?? "";
    const authorization = `DPoP ${token}`;
    const path = new URL(request.url).pathname;
    expect((await send({ authorization, [proofHeader]: proof }, path)).status).toBe(401);
    const thief = frame();
    await thief.fetch(new Request(new URL("/api/jobs", testOrigin)));
    const foreign = thief.sent.at(-1)?.headers.get(proofHeader) ?? "";
    expect((await send({ authorization, [proofHeader]: foreign })).status).toBe(401);
    const { dpop } = await page.liveProof();
    expect((await send({ authorization, [proofHeader]: dpop }, "/api/jobs")).status).toBe(401);
    expect(
      (await send({ authorization, [proofHeader]: dpop }, "/notifications", "POST")).status,
    ).not.toBe(200);
  });

  test("with a proof that was made more than five minutes ago; the page makes a new one by itself", async () => {
    const { page } = await stolen();
    services.clock.advance(minutes(6));
    const before = page.sent.length;
    await expect(jobs(page.client)).resolves.toBeDefined();
    expect(page.sent.length - before).toBe(2);
    const first = page.sent.at(before) as Request;
    const answer = await app.fetch(new Request(first));
    expect(answer.status).toBe(401);
    expect(answer.headers.get(proofNonceHeader)).toMatch(/^\w+\.\w{32}$/);
  });
});

test("A user's cookie is no proof of a session in a partner's page, and such a session needs none", async () => {
  const page = await opened();
  await page.client.call(getApplication, {
    params: { id: companies.applications.annAsNurse.id },
  });
  await page.client.call(listApplications, {
    params: { id: companies.jobs.nurse.id },
    query: {},
  });
  for (const { headers } of page.sent) expect(headers.has("cookie")).toBe(false);
});

describe("A frame of the product that keeps no cookies", () => {
  async function ownFrame() {
    const browser = await signIn(app, "recruiter@northgate.example");
    const { secret } = await browser.call(signInFrame);
    const page = frame(testOrigin);
    const redeemed = await page.redeem(secret);
    return { browser, page, redeemed };
  }

  test("is signed in by the window that keeps them, with all of the user's rights and the shell", async () => {
    const { browser, page, redeemed } = await ownFrame();
    expect(redeemed).toMatchObject({ features: ["shell"] });
    expect((await me(page)).users.rights).toEqual((await me({ client: browser })).users.rights);
    const { records } = await page.client.call(listSessions);
    expect(records.every(({ through }) => through === null)).toBe(true);
  });

  test("is signed in no longer than the window", async () => {
    const { browser, redeemed } = await ownFrame();
    services.clock.advance(minutes(30));
    const again = await browser.call(signInFrame);
    const { expires_date_time } = await frame(testOrigin).redeem(again.secret);
    expect(expires_date_time).toBe(redeemed.expires_date_time);
  });

  test("is signed out with the window, in whatever way that ends", async () => {
    const first = await ownFrame();
    await first.browser.call(logout);
    await expect(jobs(first.page.client)).rejects.toMatchObject({ status: 401 });
    const second = await ownFrame();
    await signIn(app, "recruiter@northgate.example");
    await expect(jobs(second.page.client)).rejects.toMatchObject({ status: 401 });
  });

  test("is not signed in by a secret of a window that has ended", async () => {
    const browser = await signIn(app, "recruiter@northgate.example");
    const { secret } = await browser.call(signInFrame);
    await signIn(app, "recruiter@northgate.example");
    await expect(frame(testOrigin).redeem(secret)).rejects.toMatchObject(spent);
  });

  test("cannot have secrets without end that nobody uses", async () => {
    const browser = await signIn(app, "recruiter@northgate.example");
    for (let i = 0; i < 20; i++) await browser.call(signInFrame);
    await expect(browser.call(signInFrame)).rejects.toMatchObject({ status: 429 });
    services.clock.advance(minutes(15));
    await expect(browser.call(signInFrame)).resolves.toBeDefined();
  });

  test("cannot make another, nor can a page of a partner", async () => {
    const { page } = await ownFrame();
    for (const { client } of [page, await opened()])
      await expect(client.call(signInFrame)).rejects.toMatchObject({ status: 403 });
  });

  test("is no partner's page: its secret is worth nothing at another origin", async () => {
    const browser = await signIn(app, "recruiter@northgate.example");
    const { secret } = await browser.call(signInFrame);
    await expect(frame().redeem(secret)).rejects.toMatchObject({ status: 400 });
  });
});
