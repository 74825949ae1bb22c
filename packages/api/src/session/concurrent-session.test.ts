import type { LiveMessage } from "@ats/core/notifications/notification";
import { login } from "@ats/core/session/contract";
import { logout } from "@ats/core/session/session-times-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { openSupportSession } from "@ats/core/session/support-contract";
import { loginWithToken } from "@ats/core/session/switching-contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createLiveHub } from "../notifications/live-hub.ts";
import {
  signIn,
  type TestApi,
  type TestBrowser,
  testApi,
  testBrowser,
  testServices,
} from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword } from "../testing/records.ts";
import { authenticate } from "./authenticate.ts";
import { sweepSessions } from "./sweep-sessions.ts";

const email = "recruiter@northgate.example";
const hour = 60 * 60_000;
const day = 24 * hour;

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
});

const sessionsOf = ({ id }: { id: number }) =>
  services.system
    .selectFrom("sessions")
    .where("user_id", "=", id)
    .orderBy("created_date_time")
    .selectAll()
    .execute();

const sessionId = async (browser: TestBrowser) =>
  (await browser.call(getUserSettings, { params: { id: companies.users.recruiter.id } })).users
    .session_id;

/** Messages that an open page receives, "closed" at the end. */
async function openPage(browser: TestBrowser) {
  const hub = createLiveHub(services, (error) => expect.soft(error).toBeUndefined());
  onTestFinished(hub.stop);
  const { actor } = await authenticate(services, {
    kind: "cookie",
    secret: browser.cookies.get("__Host-ats_session"),
    token: browser.token,
  });
  const heard: (LiveMessage | "closed")[] = [];
  hub.join({
    actor,
    send: (message) => heard.push(JSON.parse(message) as LiveMessage),
    close: () => heard.push("closed"),
  });
  return heard;
}

describe("Specification §8, concurrent login: only one user can log into an account", () => {
  test("a sign-in ends the account's other session, and the refusal says why", async () => {
    const first = await signIn(app, email);
    const second = await signIn(app, email);
    const refused = await first.send(listJobs.path);
    expect(refused.status).toBe(401);
    expect(refused.headers.get("x-logout-reason")).toBe("CONCURRENT_SESSION");
    await expect(second.call(listJobs)).resolves.toBeDefined();
    expect((await sessionsOf(companies.users.recruiter)).map(({ ended_by }) => ended_by)).toEqual([
      "SIGNED_IN_ELSEWHERE",
      null,
    ]);
  });

  test("everybody else stays signed in", async () => {
    const colleague = await signIn(app, "admin@northgate.example");
    const [first, page] = [await signIn(app, email), await openPage(colleague)];
    await signIn(app, email);
    await expect(colleague.call(listJobs)).resolves.toBeDefined();
    await expect(first.call(listJobs)).rejects.toMatchObject({ status: 401 });
    expect(page).toEqual([]);
  });

  test("of five sign-ins at once one session is left", async () => {
    await Promise.all(Array.from({ length: 5 }, () => signIn(app, email)));
    const open = (await sessionsOf(companies.users.recruiter)).filter(
      ({ ended_date_time }) => !ended_date_time,
    );
    expect(open).toHaveLength(1);
  });

  test("a sign-in that fails ends nothing", async () => {
    const browser = await signIn(app, email);
    const wrong = { body: { email, password: "not the password of Tom" } };
    await expect(testBrowser(app).call(login, wrong)).rejects.toMatchObject({ status: 401 });
    await expect(browser.call(listJobs)).resolves.toBeDefined();
  });
});

describe("Specification §4, concurrent session: USER_CONCURRENT_SESSION", () => {
  test("reaches every page of the earlier session before it is closed, and names the later one", async () => {
    const earlier = await signIn(app, email);
    const pages = [await openPage(earlier), await openPage(earlier)];
    const later = await signIn(app, email);
    const message = {
      type: "USER_CONCURRENT_SESSION",
      company: companies.ids.northgate,
      session_id: await sessionId(later),
    };
    await expect
      .poll(() => pages)
      .toEqual([
        [message, "closed"],
        [message, "closed"],
      ]);
  });

  test("does not reach a second page of the same session", async () => {
    const browser = await signIn(app, email);
    const pages = [await openPage(browser), await openPage(browser)];
    await expect(browser.call(listJobs)).resolves.toBeDefined();
    expect(pages).toEqual([[], []]);
  });

  test("is not sent to who signs in again in the same browser", async () => {
    const browser = await signIn(app, email);
    const page = await openPage(browser);
    await browser.call(login, { body: { email, password: testPassword } });
    await expect.poll(() => page).toEqual(["closed"]);
  });

  test("is not sent where the sign-in was not kept after all", async () => {
    const enter = async () => {
      const support = await signIn(app, "support@ats.example");
      const body = { company: companies.ids.riverside, reason: "Ticket 4711" };
      const { one_time_token: token } = await support.call(openSupportSession, { body });
      const browser = testBrowser(app);
      return { browser, entered: browser.call(loginWithToken, { body: { token } }) };
    };
    const first = await enter();
    await first.entered;
    const page = await openPage(first.browser);
    // A failure of the last step undoes the whole sign-in.
    await sql`create trigger fails before insert on support_sessions
      for each row execute function refuse_change()`.execute(services.system);
    await expect((await enter()).entered).rejects.toMatchObject({ status: 500 });
    await sql`drop trigger fails on support_sessions`.execute(services.system);
    await expect(first.browser.call(listJobs)).resolves.toBeDefined();
    expect(page).toEqual([]);
  });

  test("is not sent to who signs out", async () => {
    const browser = await signIn(app, email);
    const page = await openPage(browser);
    await browser.call(logout);
    await expect.poll(() => page).toEqual(["closed"]);
    const [session] = await sessionsOf(companies.users.recruiter);
    expect(session?.ended_by).toBe("SIGNED_OUT");
  });
});

test("Specification §4, inactivity: who comes back too late is told that it was inactivity", async () => {
  const browser = await signIn(app, email);
  services.clock.advance(2 * hour);
  const refused = await browser.send(listJobs.path);
  expect(refused.headers.get("x-logout-reason")).toBe("INACTIVE_SESSION");
});

test("Specification §4, Login state: a session is forgotten 30 days after it ended, an open one is not", async () => {
  const kept = () => sessionsOf(companies.users.recruiter);
  await (await signIn(app, email)).call(logout);
  services.clock.advance(30 * day);
  await signIn(app, email);
  await sweepSessions(services);
  expect(await kept()).toHaveLength(2);
  services.clock.advance(1);
  await sweepSessions(services);
  expect(await kept()).toMatchObject([{ ended_by: null }]);
});
