import { listAuditEvents } from "@ats/core/audit/contract";
import * as contract from "@ats/core/budgets/contract";
import type { Input } from "@ats/core/contract/endpoint";
import { addCost, updateCost } from "@ats/core/costs/contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
  const { system } = services;
  // Nothing but what a test adds counts.
  for (const table of ["budgets", "cost_lines"] as const) await system.deleteFrom(table).execute();
  for (const [dept, job] of [
    ["Nursing", companies.jobs.nurse],
    ["Care", companies.jobs.carer],
  ] as const)
    await system.updateTable("jobs").set({ dept }).where("id", "=", job.id).execute();
});

type Cost = Input<typeof addCost>["body"];
type BudgetBody = Input<typeof contract.addBudget>["body"];

/** An advert of £100.00, incurred in November. */
const advert = (more: Partial<Cost> = {}): Cost => ({
  type: "Advert",
  net: 10_000,
  vat_rate: 2_000,
  currency: "GBP",
  incurred_date: "2026-11-12",
  ...more,
});
const spend = (more: Partial<Cost> = {}) => admin.call(addCost, { body: advert(more) });
const nursing = (more: Partial<BudgetBody> = {}): BudgetBody => ({
  name: "Nursing, 2026",
  dept: "Nursing",
  from_date: "2026-01-01",
  to_date: "2026-12-31",
  amount: 100_000,
  ...more,
});
const plan = (more: Partial<BudgetBody> = {}) =>
  admin.call(contract.addBudget, { body: nursing(more) });
const read = (id: number) => admin.call(contract.getBudget, { params: { id } });
const refusal = (status: number, message: RegExp) => ({
  status,
  message: expect.stringMatching(message),
});

test("a budget counts its department's share of each cost: planned, committed, actual and paid", async () => {
  const { nurse, carer } = companies.jobs;
  const { id } = await plan();
  const planned = { incurred_date: null, expected_date: "2026-12-01", dept: "Nursing" };
  await spend({ ...planned, net: 1_000 });
  await spend({ ...planned, net: 2_000, po_number: "PO-1" });
  const split = await spend({ net: 9_001, shares: [{ job_id: nurse.id }, { job_id: carer.id }] });
  await spend({ net: 8_000, dept: "nursing", paid_date: "2026-11-20" });
  await spend({ net: 70_000, dept: "Finance" });
  await spend({
    kind: "CREDIT_NOTE",
    credits_line_id: split.id,
    net: -2_000,
    shares: [{ job_id: nurse.id }],
  });
  // 45.01 of the split invoice, 80.00 paid, and 20.00 that came back.
  expect(await read(id)).toMatchObject({
    planned: 1_000,
    committed: 2_000,
    actual: 4_501 + 8_000 - 2_000,
    paid: 8_000,
    used: 1_000 + 2_000 + 4_501 + 8_000 - 2_000,
    used_percent: 13,
    state: "OK",
    without_rate: [],
  });
});

test("a job's budget counts its shares, a campaign's its costs, and the company's every one", async () => {
  const { nurse, carer } = companies.jobs;
  const budgets = await Promise.all([
    plan({ dept: "", job_id: nurse.id }),
    plan({ dept: "", campaign: "Winter fair" }),
    plan({ campaign: "winter FAIR" }),
    plan({ dept: "" }),
  ]);
  await spend({
    net: 9_000,
    campaign: "Winter fair",
    shares: [{ job_id: nurse.id }, { job_id: carer.id }],
  });
  await spend({ net: 500 });
  const used = await Promise.all(budgets.map(async ({ id }) => (await read(id)).used));
  expect(used).toEqual([4_500, 9_000, 4_500, 9_500]);
});

test("both ends of a period count, and the day before and after do not", async () => {
  const { id } = await plan({ from_date: "2026-04-01", to_date: "2026-04-30" });
  for (const [day, net] of [
    ["2026-03-31", 1],
    ["2026-04-01", 20],
    ["2026-04-30", 300],
    ["2026-05-01", 4_000],
  ] as const)
    await spend({ dept: "Nursing", incurred_date: day, net });
  expect((await read(id)).used).toBe(320);
});

test("another currency counts by its own rate, and without one it stands apart", async () => {
  const { id } = await plan();
  const euros = { dept: "Nursing", currency: "EUR" as const };
  await spend({ ...euros, rate: 0.85, rate_date: "2026-11-12" });
  await spend({ ...euros, net: 700 });
  await spend({ dept: "Nursing", currency: "JPY", net: 900 });
  expect(await read(id)).toMatchObject({
    used: 8_500,
    without_rate: [
      { currency: "EUR", amount: 700 },
      { currency: "JPY", amount: 900 },
    ],
  });
  const { budgets } = await admin.call(contract.checkBudgets, {
    body: { net: 99_000_000, currency: "JPY", dept: "Nursing" },
  });
  expect(budgets).toMatchObject([{ has_no_rate: true, used: 8_500, needs_confirmation: false }]);
});

test("a cost that takes a budget beyond its amount is told before it is saved, and needs a confirmation", async () => {
  const { id } = await plan({ amount: 1_000_000, name: "Marketing, 2026", dept: "Marketing" });
  const cost = await spend({ net: 940_000, dept: "Marketing" });
  const check = async (net: number, except?: number) =>
    (
      await admin.call(contract.checkBudgets, {
        body: { net, currency: "GBP", dept: "Marketing", ...(except && { except }) },
      })
    ).budgets;
  expect(await check(60_000)).toMatchObject([
    { id, used: 1_000_000, used_before: 940_000, state: "NEAR", needs_confirmation: false },
  ]);
  expect(await check(100_000)).toMatchObject([
    { used: 1_040_000, state: "EXCEEDED", needs_confirmation: true, is_refused: false },
  ]);
  // The edited cost does not count twice.
  expect(await check(950_000, cost.id)).toMatchObject([{ used: 950_000, used_before: 940_000 }]);
  const more = { net: 100_000, dept: "Marketing" };
  await expect(spend(more)).rejects.toMatchObject(
    refusal(409, /This takes Marketing, 2026 to £10,400\.00 of £10,000\.00\. Confirm/),
  );
  await expect(spend({ ...more, exceeds_budgets: [id + 1] })).rejects.toMatchObject({
    status: 409,
  });
  const over = await spend({ ...more, exceeds_budgets: [id] });
  expect(await read(id)).toMatchObject({ used: 1_040_000, used_percent: 104, state: "EXCEEDED" });
  // A change that takes no more of the budget needs no confirmation, and neither does a credit.
  await admin.call(updateCost, {
    params: { id: over.id },
    version: 1,
    body: advert({ ...more, net: 90_000 }),
  });
  await spend({ kind: "REBATE", credits_line_id: cost.id, net: -100, dept: "Marketing" });
  const both = await Promise.allSettled([1, 2].map(() => spend({ net: 10, dept: "Marketing" })));
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("of two costs at once that fit a budget alone, the second needs a confirmation", async () => {
  await plan({ amount: 15_000 });
  const both = await Promise.allSettled([1, 2].map(() => spend({ dept: "Nursing" })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a hard limit refuses plans and orders beyond it, and takes an invoice once confirmed", async () => {
  const { id } = await plan({ amount: 5_000, is_hard_limit: true });
  const order = { incurred_date: null, po_number: "PO-1", dept: "Nursing", exceeds_budgets: [id] };
  await expect(spend(order)).rejects.toMatchObject(
    refusal(409, /Nursing, 2026 to £100\.00 of £50\.00\. The budget takes no planned or ordered/),
  );
  await expect(spend({ dept: "Nursing" })).rejects.toMatchObject(refusal(409, /Confirm/));
  await spend({ dept: "Nursing", exceeds_budgets: [id] });
});

test("budgets are listed by use, period and state", async () => {
  await plan({ name: "Last year", from_date: "2025-01-01", to_date: "2025-12-31" });
  await plan({ name: "Nearly", amount: 12_000 });
  await plan({ name: "Wide" });
  await plan({ name: "Over", dept: "", amount: 9_000 });
  await spend({ dept: "Nursing", exceeds_budgets: (await names({})).map(([, id]) => Number(id)) });
  const list = async (query: Input<typeof contract.listBudgets>["query"]) =>
    (await names(query)).map(([name]) => name);
  expect(await list({})).toEqual(["Over", "Nearly", "Wide", "Last year"]);
  expect(await list({ filter: "near" })).toEqual(["Nearly"]);
  expect(await list({ filter: "exceeded" })).toEqual(["Over"]);
  expect(await list({ filter: "current", sc: "name", so: "asc" })).toEqual([
    "Nearly",
    "Over",
    "Wide",
  ]);
  expect(
    await admin.call(contract.listBudgets, { query: { per_page: 1, page_no: 1 } }),
  ).toMatchObject({ total: 4, records: [{ name: "Nearly" }] });
});
const names = async (query: Input<typeof contract.listBudgets>["query"]) =>
  (await admin.call(contract.listBudgets, { query })).records.map(({ name, id }) => [name, id]);

test("a budget needs a name, one scope, days in order and an amount; its changes are logged", async () => {
  const refused = (more: Partial<BudgetBody>, message: RegExp) =>
    expect(plan(more)).rejects.toMatchObject(refusal(400, message));
  await refused({ name: " " }, /Enter a name/);
  await refused({ amount: 0 }, /above zero/);
  await refused({ to_date: "2025-12-31" }, /last day is before the first/);
  await refused({ job_id: companies.jobs.nurse.id }, /for a job or for a department/);
  await expect(plan({ dept: "", job_id: companies.jobs.planner.id })).rejects.toMatchObject({
    status: 404,
  });
  const { id } = await plan();
  const save = (version: number) =>
    admin.call(contract.updateBudget, {
      params: { id },
      version,
      body: nursing({ amount: 200_000 }),
    });
  expect(await save(1)).toMatchObject({ amount: 200_000, version: 2 });
  await expect(save(1)).rejects.toMatchObject(refusal(412, /This budget was changed elsewhere/));
  await admin.call(contract.removeBudget, { params: { id }, version: 2 });
  await expect(read(id)).rejects.toMatchObject({ status: 404 });
  const { records } = await admin.call(listAuditEvents, { query: { areas: "costs" } });
  expect(records.map(({ type }) => type)).toEqual([
    "budget_removed",
    "budget_changed",
    "budget_added",
  ]);
});

test("the company's currency stays while a budget is in it", async () => {
  await plan();
  await expect(
    admin.call(saveSpecificSetting, {
      body: {
        field: "company_settings",
        property: "cost_settings",
        value: JSON.stringify({ currency: "EUR", own_types: [] }),
      },
    }),
  ).rejects.toMatchObject(refusal(409, /has budgets in GBP/));
});

test("a limited role sees the budgets of its department and jobs, whole, and writes no others", async () => {
  const { system } = services;
  const role = await system
    .insertInto("roles")
    .values({
      company_id: companies.ids.northgate,
      name: "Nursing costs",
      rights: ["VIEW_JOBS", "VIEW_COST", "UPDATE_COSTS"],
      scope: "departments",
      hidden_groups: [],
      created_by: companies.users.admin.id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: other } = companies.users.admin;
  for (const job of [companies.jobs.nurse, companies.jobs.carer])
    await system
      .updateTable("jobs")
      .set({ recruiter_id: other, hiring_manager_id: other })
      .where("id", "=", job.id)
      .execute();
  await spend({ dept: "Nursing", net: 600 });
  const [own, , company] = [
    await plan(),
    await plan({ name: "Care", dept: "Care" }),
    await plan({ name: "All", dept: "", amount: 1_000, is_hard_limit: true }),
  ];
  await system
    .updateTable("users")
    .set({ role_id: role.id, user_type: "Nursing costs", scope_values: ["Nursing"] })
    .where("id", "=", companies.users.recruiter.id)
    .execute();
  const tom = await signIn(testApi(services), companies.users.recruiter.email);
  expect((await tom.call(contract.listBudgets, {})).records).toMatchObject([
    { id: own.id, used: 600 },
  ]);
  await expect(tom.call(contract.getBudget, { params: { id: company.id } })).rejects.toMatchObject({
    status: 404,
  });
  const { budgets } = await tom.call(contract.checkBudgets, {
    body: { net: 10_000, currency: "GBP", dept: "Nursing" },
  });
  expect(budgets.map(({ id }) => id)).toEqual([own.id]);
  await expect(
    tom.call(addCost, { body: advert({ dept: "Nursing", incurred_date: null }) }),
  ).rejects.toMatchObject(refusal(409, /a budget that your role does not cover/));
  await tom.call(addCost, { body: advert({ dept: "Nursing" }) });
  for (const dept of ["", "Care"])
    await expect(tom.call(contract.addBudget, { body: nursing({ dept }) })).rejects.toMatchObject(
      refusal(403, /covers a part of the company/),
    );
  await tom.call(contract.addBudget, { body: nursing({ name: "Own" }) });
});
