import { listSupportVisits } from "@ats/core/session/support-log-contract";
import { openSupportSession } from "@ats/core/session/support-contract";
import { loginWithToken } from "@ats/core/session/switching-contract";
import { logout } from "@ats/core/session/session-times-contract";
import { listFlags, previewFlag, switchFlag } from "@ats/core/settings/flags-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addUser } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: TestApi;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
});

test("the operator's staff switch a feature where they choose, after seeing the effect, and each company's log says so", async () => {
  const service = await signIn(app, "service@ats.example");
  const { northgate, riverside } = companies.ids;
  const body = { flag: "approval_process", is_on: true, companies: [northgate, riverside] };
  await service.call(switchFlag, { body: { ...body, is_on: false, companies: "all" } });
  const effect = await service.call(previewFlag, { body });
  expect(effect).toMatchObject({ companies: 2, users: expect.any(Number) });
  expect(effect.names).toHaveLength(2);
  expect(await service.call(switchFlag, { body })).toEqual({ companies: 2 });
  expect(await service.call(previewFlag, { body })).toMatchObject({ companies: 0, users: 0 });
  const { records, counts } = await service.call(listFlags, { query: { q: "Northgate" } });
  expect(records[0]?.flags).toContain("approval_process");
  expect(counts.approval_process).toBe(2);
  const { actor_name, session_kind } = await services.system
    .selectFrom("audit_events")
    .where("company_id", "=", riverside)
    .where("type", "=", "flag_switched")
    .orderBy("number", "desc")
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([actor_name, session_kind]).toEqual(["", "system"]);
});

test("a channel is switched on in a company that never had one", async () => {
  const service = await signIn(app, "service@ats.example");
  const { riverside } = companies.ids;
  await services.system
    .updateTable("companies")
    .set({ system_flags: "{}" })
    .where("id", "=", riverside)
    .execute();
  const body = { flag: "publishing.internal", is_on: true, companies: [riverside] };
  expect(await service.call(switchFlag, { body })).toEqual({ companies: 1 });
  const { records } = await service.call(listFlags, { query: { q: "Riverside" } });
  expect(records[0]?.flags).toEqual(["publishing.internal"]);
});

test("the log of support access says who entered which company, why and until when", async () => {
  const support = await signIn(app, "support@ats.example");
  const body = { company: companies.ids.northgate, reason: "Ticket 4711" };
  const { one_time_token: token } = await support.call(openSupportSession, { body });
  const visitor = testBrowser(app);
  await visitor.call(loginWithToken, { body: { token } });
  const visits = async (q = "") =>
    (await support.call(listSupportVisits, { query: { q } })).records;
  const entered = services.clock().toISOString();
  expect((await visits())[0]).toMatchObject({
    name: "Owen Pritchard",
    company: "Northgate Group",
    reason: "Ticket 4711",
    entered_date_time: entered,
    left_date_time: null,
  });
  services.clock.advance(5 * 60_000);
  await visitor.call(logout);
  const left = services.clock().toISOString();
  expect((await visits("4711"))[0]).toMatchObject({ left_date_time: left });
  expect(await visits("Riverside")).toEqual([]);
});

test("the role's name alone opens neither: it must be the operator's own user", async () => {
  const email = "pretender@riverside.example";
  const { riverside } = companies.ids;
  await addUser(services.system, riverside, "Pat Tender", "Technical support user", email);
  const pretender = await signIn(app, email);
  const body = { flag: "approval_process", is_on: true, companies: "all" as const };
  for (const call of [
    () => pretender.call(listFlags, { query: {} }),
    () => pretender.call(previewFlag, { body }),
    () => pretender.call(switchFlag, { body }),
    () => pretender.call(listSupportVisits, { query: {} }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 });
});
