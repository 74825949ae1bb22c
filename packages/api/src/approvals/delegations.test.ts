import * as contract from "@ats/core/approvals/delegations-contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const days = { starts: "2027-01-04", ends: "2027-01-08" };
const add = (
  by: TestBrowser,
  from: { id: number },
  to: { id: number },
  more: Partial<typeof days> = {},
) =>
  by.call(contract.addStandIn, {
    params: { id: from.id },
    body: { user_id: to.id, ...days, ...more },
    idempotencyKey: crypto.randomUUID(),
  });
const list = (by: TestBrowser, of: { id: number }) =>
  by.call(contract.listStandIns, { params: { id: of.id } });

test("a stand-in is chosen among colleagues, told by mail, and ended at any time", async () => {
  const { manager: owner, recruiter: standIn, riverside } = companies.users;
  const { colleagues } = await list(manager, owner);
  const offered = colleagues.map(({ id }) => id);
  expect(offered).toContain(standIn.id);
  expect(offered).not.toContain(owner.id);
  expect(offered).not.toContain(riverside.id);
  const added = await add(manager, owner, standIn);
  expect(added).toMatchObject({ user: { id: standIn.id }, ...days });
  expect((await list(manager, owner)).records).toEqual([added]);
  const mail = await services.system
    .selectFrom("outgoing_mail")
    .where("subject", "=", "You stand in for Priya Raman")
    .select(["to_address", "text"])
    .executeTakeFirstOrThrow();
  expect(mail.to_address).toBe(standIn.email);
  expect(mail.text).toContain("From 4 January 2027 to 8 January 2027 you decide");
  await manager.call(contract.removeStandIn, {
    params: { id: owner.id, stand_in_id: added.id },
  });
  expect((await list(manager, owner)).records).toEqual([]);
});

test("only who manages approvals sees and chooses a colleague's stand-ins, on the record", async () => {
  const { manager: owner, recruiter: other } = companies.users;
  await expect(list(recruiter, owner)).rejects.toMatchObject({ status: 404 });
  await expect(add(recruiter, owner, other)).rejects.toMatchObject({ status: 404 });
  const { id } = await add(admin, owner, other);
  const events = (await admin.call(listAuditEvents, { query: {} })).records;
  expect(events[0]).toMatchObject({ type: "stand_in_added", subject_name: "Priya Raman" });
  await expect(
    recruiter.call(contract.removeStandIn, { params: { id: other.id, stand_in_id: id } }),
  ).rejects.toMatchObject({ status: 404 });
});

test("a circle, days that meet others, days that are over and a foreign stand-in are refused", async () => {
  const { manager: one, recruiter: two, riverside } = companies.users;
  await add(manager, one, two);
  await expect(add(recruiter, two, one)).rejects.toMatchObject({
    status: 409,
    message: /passed their own approvals on to you/,
  });
  await expect(
    add(manager, one, companies.users.admin, { ends: "2027-01-04" }),
  ).rejects.toMatchObject({
    status: 409,
    message: /stands in for you on some of these days already/,
  });
  await expect(add(recruiter, two, one, { starts: "2020-01-01" })).rejects.toMatchObject({
    status: 400,
    message: "Choose a first day that is not over yet.",
  });
  await expect(add(recruiter, two, riverside)).rejects.toMatchObject({ status: 400 });
});
