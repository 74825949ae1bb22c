import { addNote, listNotes } from "@ats/core/applications/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { listSupportCompanies, openSupportSession } from "@ats/core/session/support-contract";
import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { extendSession, logout } from "@ats/core/session/session-times-contract";
import { loginWithToken } from "@ats/core/session/switching-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addUser } from "../testing/records.ts";
import { sweepSupportLeft } from "./record-support-left.ts";
import { sweepSessions } from "./sweep-sessions.ts";

const reason = "Ticket 4711: a CV does not open.";
const minute = 60_000;

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
});

/** A support session in Northgate Group, opened as the page does. */
async function inNorthgate(email = "support@ats.example") {
  const home = await signIn(app, email);
  const body = { company: companies.ids.northgate, reason };
  const { one_time_token: token } = await home.call(openSupportSession, { body });
  const browser = testBrowser(app, "192.0.2.9");
  const { id } = await browser.call(loginWithToken, { body: { token } });
  const { users: user } = await browser.call(getUserSettings, { params: { id } });
  return { browser, user };
}
const record = () =>
  services.system.selectFrom("support_sessions").selectAll().orderBy("id", "desc").execute();

describe("Specification §6, Switch account: technical support and client service", () => {
  test("find every company that recruits, by a part of its name", async () => {
    const support = await signIn(app, "support@ats.example");
    const all = await support.call(listSupportCompanies);
    expect(all.records.map(({ name, disabled }) => [name, disabled])).toEqual([
      ["Closed Ltd", true],
      ["Northgate Group", false],
      ["Orchard Group", false],
      ["Orchard Homes", false],
      ["Orchard Lets", false],
      ["Riverside Council", false],
    ]);
    const found = await support.call(listSupportCompanies, { query: { q: "SIDE c" } });
    expect(found).toMatchObject({ records: [{ name: "Riverside Council" }], total: 1 });
    const none = await support.call(listSupportCompanies, { query: { q: "100%" } });
    expect(none).toEqual({ records: [], total: 0 });
  });

  test.each(["support@ats.example", "service@ats.example"])(
    "%s works in a customer's company as a guest, and says so",
    async (email) => {
      const { browser, user } = await inNorthgate(email);
      expect(user).toMatchObject({
        email,
        company: companies.ids.northgate,
        home_company: { name: "ATS" },
      });
      expect((await browser.call(listJobs)).records.length).toBeGreaterThan(0);
    },
  );

  test("return home, and open the next session from where they are", async () => {
    const { browser, user } = await inNorthgate();
    const id = user.home_company?.id ?? 0;
    await expect(browser.call(getOneTimeToken, { params: { id } })).resolves.toBeDefined();
    const body = { company: companies.ids.riverside, reason };
    await expect(browser.call(openSupportSession, { body })).resolves.toBeDefined();
  });

  test.each([
    "admin@northgate.example",
    "master@northgate.example",
    "recruiter@northgate.example",
    "agent@brightstaff.example",
  ])("%s may not", async (email) => {
    const browser = await signIn(app, email);
    const body = { company: companies.ids.riverside, reason };
    await expect(browser.call(openSupportSession, { body })).rejects.toMatchObject({ status: 403 });
    await expect(browser.call(listSupportCompanies)).rejects.toMatchObject({ status: 403 });
  });

  test("the role's name alone opens nothing: it must be the operator's own user", async () => {
    const { riverside, northgate } = companies.ids;
    const email = "pretender@riverside.example";
    await addUser(services.system, riverside, "Pat Tender", "Technical support user", email);
    const pretender = await signIn(app, email);
    const body = { company: northgate, reason };
    await expect(pretender.call(openSupportSession, { body })).rejects.toMatchObject({
      status: 403,
      message:
        "Only the operator's technical support and client service can open sessions in other companies.",
    });
    await expect(pretender.call(listSupportCompanies)).rejects.toMatchObject({ status: 403 });
  });

  test("look after a disabled company, in which its own people may not work", async () => {
    const support = await signIn(app, "support@ats.example");
    const body = { company: companies.ids.closed, reason };
    const { one_time_token: token } = await support.call(openSupportSession, { body });
    const browser = testBrowser(app);
    const { id } = await browser.call(loginWithToken, { body: { token } });
    const { users } = await browser.call(getUserSettings, { params: { id } });
    expect(users).toMatchObject({ company_name: "Closed Ltd", ats_settings: { disabled: true } });
    await expect(browser.call(listJobs)).resolves.toMatchObject({ total: expect.any(Number) });
    await expect(signIn(app, "admin@closed.example")).rejects.toMatchObject({ status: 403 });
  });

  test("open none in an agency or without a reason", async () => {
    const support = await signIn(app, "support@ats.example");
    const open = (company: number, why = reason) =>
      support.call(openSupportSession, { body: { company, reason: why } });
    const { brightstaff, northgate } = companies.ids;
    await expect(open(brightstaff)).rejects.toMatchObject({ status: 404 });
    for (const why of ["", "  ", "<b></b>"])
      await expect(open(northgate, why)).rejects.toMatchObject({
        status: 400,
        message: "Enter the reason for this session.",
      });
  });
});

describe("Specification §6, Switch account: a technical support session", () => {
  test("is on record: who, in which company, as whom, when, why and from where", async () => {
    const { user } = await inNorthgate();
    const [line] = await record();
    expect(line).toMatchObject({
      company_id: companies.ids.northgate,
      user_id: user.id,
      home_company_id: companies.users.support.company_id,
      home_user_id: companies.users.support.id,
      reason,
      address: "192.0.2.9",
      created_date_time: services.clock(),
    });
  });

  test("shows in the company's audit log, from entering to leaving, also where nobody signed out", async () => {
    const { northgate } = companies.ids;
    const events = async () =>
      (
        await services.system
          .selectFrom("audit_events")
          .where("company_id", "=", northgate)
          .select(["type", "actor_name", "acting_for", "session_kind", "reason"])
          .orderBy("number")
          .execute()
      ).map(({ type, ...event }) => [type, ...Object.values(event)].join("|"));
    const { browser } = await inNorthgate();
    await browser.call(logout);
    expect((await events()).slice(-2)).toEqual([
      `support_entered|Owen Pritchard|ATS|support|${reason}`,
      "support_left|Owen Pritchard|ATS|support|",
    ]);
    await inNorthgate();
    services.clock.advance(24 * 60 * minute);
    await sweepSupportLeft(services);
    await sweepSupportLeft(services);
    const [entered, left] = ["support_entered", "support_left"].map(
      async (type) => (await events()).filter((event) => event.startsWith(type)).length,
    );
    expect(await left).toBe(await entered);
  });

  test("cannot be struck from the record, by the company or by the program", async () => {
    await inNorthgate();
    const before = await record();
    const { system } = services;
    const denied = { code: "42501" };
    await expect(sql`delete from support_sessions`.execute(system)).rejects.toMatchObject(denied);
    await expect(
      sql`update support_sessions set reason = 'nothing'`.execute(system),
    ).rejects.toMatchObject(denied);
    await expect(
      inCompany(system, companies.ids.northgate, (db) =>
        db.deleteFrom("support_sessions").execute(),
      ),
    ).rejects.toMatchObject(denied);
    expect(await record()).toEqual(before);
  });

  test("is not on record before it is opened", async () => {
    const before = await record();
    const support = await signIn(app, "support@ats.example");
    const body = { company: companies.ids.northgate, reason };
    await support.call(openSupportSession, { body });
    expect(await record()).toEqual(before);
  });

  test("writes in its own name, which the company's people see", async () => {
    const { browser, user } = await inNorthgate();
    const params = { id: companies.applications.annAsNurse.id };
    await browser.call(addNote, { params, body: { text: "The CV opens again." } });
    const recruiter = await signIn(app, "recruiter@northgate.example");
    const { records } = await recruiter.call(listNotes, { params });
    expect(JSON.stringify(records[0])).toContain("Owen");
    const note = await services.system
      .selectFrom("notes")
      .where("text", "=", "The CV opens again.")
      .select(["company_id", "user_id"])
      .executeTakeFirstOrThrow();
    expect(note).toEqual({ company_id: companies.ids.northgate, user_id: user.id });
  });

  test("ends an hour after it was opened, however busy it is", async () => {
    const { browser } = await inNorthgate();
    services.clock.advance(50 * minute);
    await browser.call(extendSession);
    services.clock.advance(11 * minute);
    await expect(browser.call(listJobs)).rejects.toMatchObject({ status: 401 });
  });

  test("stays on record, and does not keep other sessions from being forgotten after 30 days", async () => {
    await inNorthgate();
    const before = await record();
    services.clock.advance(32 * 24 * 60 * minute);
    await sweepSessions(services);
    expect(await record()).toEqual(before);
    const kept = services.system.selectFrom("sessions").select("id");
    const onRecord = new Set(before.map(({ session_id }) => session_id));
    expect((await kept.execute()).filter(({ id }) => !onRecord.has(id))).toEqual([]);
  });
});
