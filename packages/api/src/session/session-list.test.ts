import { extendSession, logout } from "@ats/core/session/session-times-contract";
import { endOtherSessions, endSession, listSessions } from "@ats/core/session/sessions-contract";
import { beforeEach, expect, test } from "vitest";
import type { LiveEvent } from "../kernel/ports/live-channel.ts";
import { signIn, type TestApi, testApi, testServices } from "../testing/app.ts";
import { addUser } from "../testing/records.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

const email = "ann.lee@northgate.example";
const minute = 60_000;

let app: TestApi;
let services: ReturnType<typeof testServices>;
let told: LiveEvent[];
beforeEach(async () => {
  services = testServices(await testDatabase());
  const { ids } = await testCompanies(services.system);
  await addUser(services.system, ids.northgate, "Ann Lee", "Recruiter user", email);
  app = testApi(services);
  told = [];
  services.live.subscribe((event) => told.push(event));
});

/** Opens a session in the database, as signing in on another device would end this one. */
async function onAnotherDevice() {
  const own = services.system
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id");
  const { company_id, user_id } = await own
    .where("u.email", "=", email)
    .select(["s.company_id", "s.user_id"])
    .executeTakeFirstOrThrow();
  const now = services.clock();
  const { id } = await services.system
    .insertInto("sessions")
    .values({
      company_id,
      user_id,
      session_hash: crypto.getRandomValues(new Uint8Array(32)),
      token_hash: crypto.getRandomValues(new Uint8Array(32)),
      token_date_time: now,
      signed_in_date_time: now,
      created_date_time: now,
      extended_date_time: now,
      expires_date_time: new Date(now.getTime() + 12 * 60 * minute),
      address: "198.51.100.4",
      user_agent: "Firefox/145.0",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const ends = async (browser: Awaited<ReturnType<typeof signIn>>) =>
  (await browser.call(listSessions)).records.map((record) => record.ended_by);

test("Specification §4, Login state: a user sees their own sessions, newest first, and which one this is", async () => {
  const browser = await signIn(app, email);
  services.clock.advance(minute);
  const id = await onAnotherDevice();
  const { records } = await browser.call(listSessions);
  expect(records).toMatchObject([
    { id, is_current: false, address: "198.51.100.4", user_agent: "Firefox/145.0" },
    { is_current: true, address: "203.0.113.7", ended_date_time: null, ended_by: null },
  ]);
});

test("Specification §4, Login state: signing one out ends it at once, and its live connection", async () => {
  const browser = await signIn(app, email);
  const id = await onAnotherDevice();
  await browser.call(endSession, { params: { id } });
  expect(told).toContainEqual({ company_id: expect.any(Number), ended_session_id: id });
  expect(await ends(browser)).toContain("SIGNED_OUT_ELSEWHERE");
});

test("Specification §4, Login state: signing all others out leaves this one", async () => {
  const browser = await signIn(app, email);
  await onAnotherDevice();
  await onAnotherDevice();
  await expect(browser.call(endOtherSessions)).resolves.toEqual({ ended: 2 });
  const { records } = await browser.call(listSessions);
  const open = records.filter((record) => record.ended_date_time === null);
  expect(open.map((record) => record.is_current)).toEqual([true]);
  expect(told).toHaveLength(2);
});

test("Specification §4, Login state: nobody signs another user's session out", async () => {
  const browser = await signIn(app, email);
  const own = (await browser.call(listSessions)).records[0]?.id ?? "";
  const other = await signIn(app, "admin@northgate.example");
  await expect(other.call(endSession, { params: { id: own } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(browser.call(listSessions)).resolves.toBeDefined();
});

test("Specification §4: a session that ended by time says how, and stays as it ended", async () => {
  const browser = await signIn(app, email);
  const idle = await onAnotherDevice();
  for (let i = 0; i < 2; i++) {
    services.clock.advance(50 * minute);
    await browser.call(extendSession);
  }
  expect(await ends(browser)).toEqual(expect.arrayContaining(["INACTIVE", null]));
  await browser.call(endSession, { params: { id: idle } });
  await expect(browser.call(endOtherSessions)).resolves.toEqual({ ended: 0 });
  expect(await ends(browser)).toEqual(expect.arrayContaining(["INACTIVE", null]));
});

test("Specification §4, Login state: a session that its user signed out says so", async () => {
  const first = await signIn(app, email);
  await first.call(logout);
  services.clock.advance(minute);
  const second = await signIn(app, email);
  expect(await ends(second)).toEqual([null, "SIGNED_OUT"]);
});
