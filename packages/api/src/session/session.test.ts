import { extendSession, getApiToken, logout } from "@ats/core/session/session-times-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

const email = "recruiter@northgate.example";
const minute = 60_000;
const ended = { status: 401, message: "Your session has ended. Sign in again." };

let app: TestApi;
let services: ReturnType<typeof testServices>;
beforeAll(async () => {
  services = testServices(await testDatabase());
  await testCompanies(services.system);
  app = testApi(services);
});

test("Quality S3: signing in opens a new session, whatever cookie the browser came with", async () => {
  const browser = testBrowser(app);
  browser.cookies.set("__Host-ats_session", "planted-by-somebody-else-planted-by-somebody");
  const first = await signIn(app, email);
  const second = await signIn(app, email);
  expect(second.cookies.get("__Host-ats_session")).not.toBe(
    first.cookies.get("__Host-ats_session"),
  );
  expect(second.token).not.toBe(first.token);
});

test("Specification §3, Session cookies: the cookie of one session does not work with the token of another", async () => {
  const first = await signIn(app, email);
  const second = await signIn(app, "manager@northgate.example");
  first.token = second.token;
  await expect(first.call(listJobs)).rejects.toMatchObject(ended);
});

test("Specification §7, API token: extending gives a new token; the old one works for two minutes more", async () => {
  const browser = await signIn(app, email);
  const before = browser.token;
  await browser.call(extendSession);
  expect(browser.token).not.toBe(before);
  await expect(browser.call(listJobs)).resolves.toBeDefined();

  const otherTab = testBrowser(app);
  for (const [name, value] of browser.cookies) otherTab.cookies.set(name, value);
  otherTab.token = before;
  await expect(otherTab.call(listJobs)).resolves.toBeDefined();
  services.clock.advance(119_000);
  await expect(otherTab.call(listJobs)).resolves.toBeDefined();
  services.clock.advance(2_000);
  await expect(otherTab.call(listJobs)).rejects.toMatchObject(ended);
  await expect(browser.call(listJobs)).resolves.toBeDefined();
});

test("Specification §7, GET /api/apiToken: renews the token, and does not extend the session", async () => {
  const browser = await signIn(app, email);
  const before = browser.token;
  services.clock.advance(59 * minute);
  await browser.call(getApiToken);
  expect(browser.token).not.toBe(before);
  await expect(browser.call(listJobs)).resolves.toBeDefined();
  services.clock.advance(2 * minute);
  await expect(browser.call(getApiToken)).rejects.toMatchObject(ended);
});

test("Specification §7, API token: two tabs that extend at once leave one token, and both keep working", async () => {
  const browser = await signIn(app, email);
  const before = browser.token ?? "";
  const responses = await Promise.all(
    [1, 2, 3].map(() =>
      browser.send("/api/auth/extendSessionTTL", {
        method: "POST",
        headers: { "x-api-token": before },
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(responses.filter(({ headers }) => headers.has("x-api-token"))).toHaveLength(1);
  services.clock.advance(2 * minute);
  await expect(browser.call(listJobs)).resolves.toBeDefined();
});

test("Specification §7, API token: a tab whose answer to an extension was lost gets a token with its next one", async () => {
  const browser = await signIn(app, email);
  const before = browser.token;
  await browser.call(extendSession);
  browser.token = before;
  services.clock.advance(minute);
  await browser.call(extendSession);
  expect(browser.token).not.toBe(before);
  services.clock.advance(5 * minute);
  await expect(browser.call(listJobs)).resolves.toBeDefined();
});

test("Specification §7, extendSessionTTL: a session that is not extended ends after an hour", async () => {
  const browser = await signIn(app, email);
  services.clock.advance(59 * minute);
  await browser.call(extendSession);
  services.clock.advance(59 * minute);
  await expect(browser.call(listJobs)).resolves.toBeDefined();
  services.clock.advance(2 * minute);
  await expect(browser.call(listJobs)).rejects.toMatchObject(ended);
  await expect(browser.call(extendSession)).rejects.toMatchObject(ended);
});

test("Specification §7, extendSessionTTL: a session ends after twelve hours, however often it is extended", async () => {
  const browser = await signIn(app, email);
  for (let i = 0; i < 14; i++) {
    services.clock.advance(50 * minute);
    await browser.call(extendSession);
  }
  services.clock.advance(30 * minute);
  await expect(browser.call(extendSession)).rejects.toMatchObject(ended);
});

test("Specification §4, Login state: signing out ends the session on the server and removes the cookie", async () => {
  const browser = await signIn(app, email);
  const stolen = testBrowser(app);
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
  stolen.token = browser.token;
  await browser.call(logout);
  expect(browser.cookies.size).toBe(0);
  await expect(stolen.call(listJobs)).rejects.toMatchObject(ended);
});

test("Specification §4, Login state: who works in a company that was disabled meanwhile can still sign out", async () => {
  const browser = await signIn(app, "agent@brightstaff.example");
  await services.system
    .updateTable("companies")
    .set({ disabled: true })
    .where("name", "=", "Brightstaff")
    .execute();
  const refused = await browser.send(extendSession.path, { method: "POST" });
  expect(refused.status).toBe(403);
  expect(refused.headers.get("x-logout-reason")).toBe("DISABLED_COMPANY");
  await browser.call(logout);
  expect(browser.cookies.size).toBe(0);
  await expect(browser.call(extendSession)).rejects.toMatchObject({ status: 401 });
});
