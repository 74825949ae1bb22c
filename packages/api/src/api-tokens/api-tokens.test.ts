import { addApiToken, listApiTokens, revokeApiToken } from "@ats/core/api-tokens/contract";
import { listActivity, getApplication } from "@ats/core/applications/contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import type { Right } from "@ats/core/rights/rights";
import { messageHeader } from "@ats/core/session/session";
import { listSessions } from "@ats/core/session/sessions-contract";
import { openSupportSession } from "@ats/core/session/support-contract";
import { loginWithToken } from "@ats/core/session/switching-contract";
import { getGlobalSettings } from "@ats/core/settings/global-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testPartner } from "../testing/companies/embedding.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { testServer } from "../testing/server.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let admin: TestBrowser;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
});

const add = (rights: Right[], by = admin) =>
  by.call(addApiToken, {
    body: { name: "Payroll", rights, origins: [`${testPartner}/hiring`], days: 30 },
  });
const listed = async () => (await admin.call(listApiTokens)).records;
const days = (count: number) => count * 24 * 60 * 60_000;

test("a token is shown once, and the database keeps only its hash", async () => {
  const { token } = await add(["VIEW_JOBS"]);
  expect(token).toMatch(/^ats_[\w-]{43}$/);
  const rows = await services.system.selectFrom("api_tokens").selectAll().execute();
  expect(JSON.stringify([rows, await listed()])).not.toContain(token);
});

test("the list says who made it, what it may do and where, and to the minute when it was used", async () => {
  const { token } = await add(["VIEW_JOBS"]);
  const made = services.clock().toISOString();
  const line = async () => (await listed()).find(({ name }) => name === "Payroll");
  expect(await line()).toMatchObject({
    rights: ["VIEW_JOBS"],
    origins: [testPartner],
    created_by: "Helen Whitworth",
    created_date_time: made,
    last_used_date_time: null,
    revoked_date_time: null,
  });
  await testServer(app, token).call(listJobs, { query: {} });
  services.clock.advance(30_000);
  await testServer(app, token).call(listJobs, { query: {} });
  expect(await line()).toMatchObject({ last_used_date_time: made });
});

test("a server needs no cookie and no Origin, and its acts are on the record as its maker's, through it", async () => {
  const { token } = await add(["VIEW_JOBS", "VIEW_CANDIDATES", "UPDATE_APPLICATIONS"]);
  const server = testServer(app, token);
  const { id } = companies.applications.annAsNurse;
  await moveAsSeen(server, { ids: [id], status: "SHORTLIST" });
  const { records } = await server.call(listActivity, { params: { id } });
  expect(records[0]?.actor).toMatchObject({ first_name: "Helen", acting_for: "Payroll" });
});

test("a server may do what its token names, and nothing that is a person's own", async () => {
  const { token } = await add(["VIEW_JOBS"]);
  const server = testServer(app, token);
  await expect(server.call(listCandidates, { query: {} })).rejects.toMatchObject({
    status: 403,
    message: "This API token has no right to view candidates. Ask your administrator for it.",
  });
  for (const call of [
    () => server.call(listSessions),
    () => server.call(listApiTokens),
    () => server.call(getGlobalSettings),
  ])
    await expect(call()).rejects.toMatchObject({
      status: 403,
      message: "An API token may not make this call. Sign in and make it yourself.",
    });
});

test("nobody gives a token more rights than they have, or makes one without access to the settings", async () => {
  await services.system
    .updateTable("users")
    .set({ user_type: "Recruiter user" })
    .where("id", "=", companies.users.admin.id)
    .execute();
  await expect(add(["VIEW_JOBS"])).rejects.toMatchObject({ status: 403 });
  await services.system
    .updateTable("users")
    .set({ user_type: "Recruiter admin user" })
    .where("id", "=", companies.users.admin.id)
    .execute();
  await expect(add(["VIEW_AGENCY_CLIENTS"])).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("only rights that you have"),
  });
});

test("a guest, such as support staff, makes no token that would outlast the visit", async () => {
  const support = await signIn(app, "support@ats.example");
  const body = { company: companies.ids.northgate, reason: "Ticket 4711" };
  const { one_time_token: token } = await support.call(openSupportSession, { body });
  await support.call(loginWithToken, { body: { token } });
  await expect(add(["VIEW_JOBS"], support)).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("Only a user of the company itself"),
  });
});

test("a company has at most 100 tokens that can be used", async () => {
  const { id, ...row } = await services.system
    .selectFrom("api_tokens")
    .where("id", "=", companies.apiTokens.northgate.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 98 }, (_, i) => ({
    ...row,
    token_hash: new TextEncoder().encode(`token ${i}`),
  }));
  await services.system.insertInto("api_tokens").values(copies).execute();
  await expect(add(["VIEW_JOBS"])).rejects.toMatchObject({ status: 409 });
  await admin.call(revokeApiToken, { params: { id } });
  await expect(add(["VIEW_JOBS"])).resolves.toMatchObject({ token: expect.any(String) });
});

test("a token that shows the product to users names the pages that may show it", async () => {
  const body = { name: "Portal", rights: ["EMBED_USERS" as const], origins: [], days: 30 as const };
  await expect(admin.call(addApiToken, { body })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("Enter the address of a page that shows the product."),
  });
});

test("a token loses the rights that its maker loses", async () => {
  const { token } = await add(["VIEW_COST", "VIEW_DIVERSITY", "VIEW_JOBS"]);
  const server = testServer(app, token);
  await services.system
    .updateTable("users")
    .set({ user_type: "Agency user" })
    .where("id", "=", companies.users.admin.id)
    .execute();
  await expect(server.call(listCandidates, { query: {} })).rejects.toMatchObject({ status: 403 });
  await expect(server.call(listJobs, { query: {} })).resolves.toBeDefined();
});

test("a token ends when it expires and when it is revoked, and the refusal says which", async () => {
  const first = await add(["VIEW_JOBS"]);
  const second = await add(["VIEW_JOBS"]);
  const ask = (token: string) => testServer(app, token).call(listJobs, { query: {} });
  await admin.call(revokeApiToken, { params: { id: first.id } });
  await expect(ask(first.token)).rejects.toMatchObject({
    status: 401,
    message: "This API token was revoked. Ask the company for a new one.",
  });
  expect((await listed()).find(({ id }) => id === first.id)).toMatchObject({
    revoked_by: "Helen Whitworth",
    revoked_date_time: services.clock().toISOString(),
  });
  services.clock.advance(days(30));
  await expect(ask(second.token)).rejects.toMatchObject({
    status: 401,
    message: "This API token has expired. Ask the company for a new one.",
  });
  await expect(ask("ats_nothing")).rejects.toMatchObject({ status: 401 });
});

test("one company neither sees nor revokes another's tokens", async () => {
  const riverside = await signIn(app, "admin@riverside.example");
  const { id } = companies.apiTokens.northgate;
  expect((await riverside.call(listApiTokens)).records.map(({ id }) => id)).toEqual([
    companies.apiTokens.riverside.id,
  ]);
  await expect(riverside.call(revokeApiToken, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
  const server = testServer(app, companies.apiTokens.riverside.token);
  await expect(
    server.call(getApplication, { params: { id: companies.applications.annAsNurse.id } }),
  ).rejects.toMatchObject({ status: 404 });
});

test("a page of another site cannot use a signed-in user's cookie as if it were a server", async () => {
  const response = await admin.send("/api/companies/api-tokens", {
    method: "POST",
    headers: { origin: "https://elsewhere.example", authorization: "Bearer" },
    body: "{}",
  });
  expect(response.status).toBe(403);
  expect(response.headers.get(messageHeader)).toContain("did not come from a page of this site");
});
