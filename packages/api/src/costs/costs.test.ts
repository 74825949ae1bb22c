import * as contract from "@ats/core/costs/contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import type { Input } from "@ats/core/contract/endpoint";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { removePlacements } from "../testing/companies/placements.ts";
import { testDatabase } from "../testing/database.ts";
import { addJob, testCv } from "../testing/records.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await removePlacements(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

type Body = Input<typeof contract.addCost>["body"];

/** An invoice of £100.00 from Brightstaff. */
const invoice = (more: Partial<Body> = {}): Body => ({
  type: "Agency",
  supplier: "Brightstaff",
  invoice_number: "B-100",
  net: 10_000,
  vat_rate: 2_000,
  currency: "GBP",
  incurred_date: "2026-11-12",
  ...more,
});
const add = (more: Partial<Body> = {}) => admin.call(contract.addCost, { body: invoice(more) });
const totals = (query: Input<typeof contract.getCostTotals>["query"] = {}) =>
  admin.call(contract.getCostTotals, { query });
const refusal = (status: number, message: RegExp) => ({
  status,
  message: expect.stringMatching(message),
});

test("an invoice is split over three jobs to the penny, and each job has its share", async () => {
  const { nurse, carer } = companies.jobs;
  const porter = await addJob(
    services.system,
    "Porter",
    companies.users.recruiter,
    companies.users.manager,
    { job_number: 1003 },
  );
  const cost = await add({ shares: [nurse, carer, porter].map(({ id }) => ({ job_id: id })) });
  expect(cost).toMatchObject({
    day: "2026-11-12",
    stage: "ACTUAL",
    job_count: 3,
    home_net: 10_000,
    version: 1,
  });
  expect(cost.shares.map(({ amount }) => amount)).toEqual([3_334, 3_333, 3_333]);
  expect(await totals({ job_id: porter.id })).toMatchObject({
    count: 1,
    totals: [{ currency: "GBP", amount: 3_333 }],
    home: { currency: "GBP", amount: 3_333 },
  });
  const byHand = await admin.call(contract.updateCost, {
    params: { id: cost.id },
    version: 1,
    body: invoice({
      split_by: "BY_HAND",
      shares: [
        { job_id: nurse.id, amount: 9_000 },
        { job_id: porter.id, amount: 1_000 },
      ],
    }),
  });
  expect(byHand).toMatchObject({ job_count: 2, version: 2 });
  await expect(
    admin.call(contract.updateCost, { params: { id: cost.id }, version: 1, body: invoice() }),
  ).rejects.toMatchObject(refusal(412, /This cost was changed elsewhere/));
});

test("shares that miss the cost by a penny, parts of a penny and a rate of zero are refused in words", async () => {
  const { nurse, carer } = companies.jobs;
  const shares = [
    { job_id: nurse.id, amount: 5_000 },
    { job_id: carer.id, amount: 4_999 },
  ];
  await expect(add({ split_by: "BY_HAND", shares })).rejects.toMatchObject(
    refusal(400, /Share out the remaining £0\.01/),
  );
  await expect(add({ net: 33.5 })).rejects.toMatchObject(refusal(400, /no part of a penny/));
  await expect(add({ currency: "EUR", rate: 0, rate_date: "2026-11-12" })).rejects.toMatchObject(
    refusal(400, /exchange rate must be more than 0/),
  );
  await expect(add({ type: "Parties" })).rejects.toMatchObject(
    refusal(400, /There is no type of cost “Parties”/),
  );
  await expect(
    add({ split_by: "BY_APPLICATIONS", shares: [{ job_id: companies.jobs.planner.id }] }),
  ).rejects.toMatchObject({ status: 404 });
});

test("an invoice that is recorded already is refused, case and spaces aside, until it is confirmed", async () => {
  const { id } = await add();
  const same = { supplier: "BRIGHT staff", invoice_number: "b-1 00" };
  expect(await admin.call(contract.findSameInvoice, { query: same })).toMatchObject({
    cost: { id, name: "Agency, Brightstaff, B-100" },
  });
  await expect(add(same)).rejects.toMatchObject(
    refusal(409, /recorded already: Agency, Brightstaff, B-100\./),
  );
  await add({ ...same, is_further_line: true });
  await add({ invoice_number: "B-101" });
  const both = await Promise.allSettled([1, 2].map(() => add({ invoice_number: "B-102" })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("credits take off what is left of their cost and no more, and the cost cannot go before them", async () => {
  const { id } = await add({ invoice_number: "B-200" });
  const credit = (net: number, more: Partial<Body> = {}) =>
    add({ kind: "REBATE", credits_line_id: id, invoice_number: "", net, ...more });
  await expect(credit(4_000)).rejects.toMatchObject(refusal(400, /takes money off a cost/));
  const rebate = await credit(-4_000);
  expect(rebate.credited).toMatchObject({ id, net: 10_000 });
  await expect(credit(-6_001)).rejects.toMatchObject(refusal(400, /£60\.00 of it can still/));
  await expect(credit(-6_000, { currency: "EUR" })).rejects.toMatchObject(
    refusal(400, /The cost is in GBP/),
  );
  await credit(-6_000, { kind: "CREDIT_NOTE" });
  const cost = await admin.call(contract.getCost, { params: { id } });
  expect(cost.credits.map(({ net }) => net)).toEqual([-4_000, -6_000]);
  await expect(
    admin.call(contract.updateCost, {
      params: { id },
      version: 1,
      body: invoice({ invoice_number: "B-200", net: 9_999 }),
    }),
  ).rejects.toMatchObject(refusal(409, /cannot become smaller/));
  await expect(
    admin.call(contract.removeCost, { params: { id }, version: 1 }),
  ).rejects.toMatchObject(refusal(409, /Remove that first/));
  expect(await totals({ s: ["supplier.any:Brightstaff"] })).toMatchObject({
    count: 3,
    home: { amount: 0 },
  });
});

test("amounts of two currencies are never added; the company's own total says what it leaves out", async () => {
  await add({ currency: "EUR", net: 20_000, invoice_number: "" });
  await add({
    currency: "EUR",
    net: 10_000,
    invoice_number: "",
    rate: 0.8543,
    rate_date: "2026-11-12",
    shares: [{ job_id: companies.jobs.nurse.id }, { job_id: companies.jobs.carer.id }],
  });
  expect(await totals({ s: ["supplier.any:Brightstaff"] })).toEqual({
    count: 2,
    totals: [{ currency: "EUR", amount: 30_000 }],
    home: { currency: "GBP", amount: 8_543 },
    without_rate: 1,
    held: 0,
  });
  expect(await totals({ job_id: companies.jobs.carer.id })).toMatchObject({
    home: { amount: 4_271 },
  });
  await expect(
    admin.call(saveSpecificSetting, {
      body: {
        field: "company_settings",
        property: "cost_settings",
        value: JSON.stringify({ currency: "EUR", own_types: [] }),
      },
    }),
  ).rejects.toMatchObject(refusal(409, /currency can no longer change/));
});

test("costs are found by stage, words, job, department and days, in order", async () => {
  await add({ invoice_number: "", incurred_date: null, po_number: "PO-9", supplier: "Zeta" });
  await add({
    invoice_number: "Z-1",
    supplier: "Zeta",
    incurred_date: "2026-10-01",
    paid_date: "2026-11-01",
    shares: [{ job_id: companies.jobs.carer.id }],
  });
  const names = async (query: Input<typeof contract.listCosts>["query"]) =>
    (await admin.call(contract.listCosts, { query })).records.map(({ supplier, stage }) => [
      supplier,
      stage,
    ]);
  expect(await names({ filter: "committed" })).toEqual([["Zeta", "COMMITTED"]]);
  expect(await names({ filter: "planned" })).toEqual([["Indeed", "PLANNED"]]);
  expect(await names({ filter: "actual" })).toEqual([
    ["Indeed", "ACTUAL"],
    ["Zeta", "PAID"],
  ]);
  expect(await names({ q: "zeta care" })).toEqual([["Zeta", "PAID"]]);
  expect(await names({ s: ["job:care assistant"] })).toEqual([["Zeta", "PAID"]]);
  expect(await names({ s: ["job.empty:", "day.from:2026-11-10"] })).toEqual([
    ["Zeta", "COMMITTED"],
  ]);
  expect(await names({ s: ["day.between:2026-10-01|2026-10-31"] })).toEqual([["Zeta", "PAID"]]);
  expect(await names({ s: ["paid_date.filled:"] })).toEqual([["Zeta", "PAID"]]);
  expect((await names({ sc: "supplier", so: "asc" })).map(([supplier]) => supplier)).toEqual([
    "Indeed",
    "Indeed",
    "Zeta",
    "Zeta",
  ]);
});

test("a limited role sees the shares of its jobs alone, and changes no cost that others share", async () => {
  const { nurse, carer } = companies.jobs;
  const { system } = services;
  await system.updateTable("jobs").set({ dept: "Nursing" }).where("id", "=", nurse.id).execute();
  // Who has a seat on the hiring team sees the job in any case.
  const { id: other } = companies.users.admin;
  await system
    .updateTable("jobs")
    .set({ dept: "Care", recruiter_id: other, hiring_manager_id: other })
    .where("id", "=", carer.id)
    .execute();
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
  const both = await add({ shares: [{ job_id: nurse.id }, { job_id: carer.id }] });
  await add({ invoice_number: "B-2", shares: [{ job_id: carer.id }] });
  const ofDept = await add({ invoice_number: "B-3", dept: "Nursing", net: 500 });
  await system
    .updateTable("users")
    .set({ role_id: role.id, user_type: "Nursing costs", scope_values: ["Nursing"] })
    .where("id", "=", companies.users.recruiter.id)
    .execute();
  const tom = await signIn(testApi(services), companies.users.recruiter.email);
  const { records } = await tom.call(contract.listCosts, { query: { sc: "created_date_time" } });
  expect(records.map(({ id }) => id)).toEqual(
    expect.arrayContaining([both.id, ofDept.id, companies.costs.advert.id]),
  );
  expect(records).toHaveLength(3);
  expect(await tom.call(contract.getCostTotals, { query: { q: "brightstaff" } })).toMatchObject({
    totals: [{ currency: "GBP", amount: 5_500 }],
  });
  await expect(
    tom.call(contract.updateCost, { params: { id: both.id }, version: 1, body: invoice() }),
  ).rejects.toMatchObject(refusal(403, /your role does not cover/));
  await expect(
    tom.call(contract.addCost, { body: invoice({ invoice_number: "b- 2" }) }),
  ).rejects.toMatchObject({ status: 409 });
  const own = await tom.call(contract.addCost, {
    body: invoice({ invoice_number: "T-1", shares: [{ job_id: nurse.id }] }),
  });
  expect(own.shares).toHaveLength(1);
  await expect(
    tom.call(contract.addCost, {
      body: invoice({ invoice_number: "T-2", shares: [{ job_id: carer.id }] }),
    }),
  ).rejects.toMatchObject({ status: 404 });
});

test("a document is attached, replaced and removed with its cost, and the log tells what happened", async () => {
  const { id } = await add();
  const attach = (body: File) =>
    admin.call(contract.attachCostDocument, {
      params: { id },
      query: { name: "Invoice.pdf" },
      body,
    });
  await expect(attach(new File(["hello"], "Invoice.pdf"))).rejects.toMatchObject({ status: 400 });
  await attach(testCv("First"));
  expect(await attach(testCv("Second"))).toEqual({ version: 3 });
  const file = await admin.call(contract.getCostDocument, { params: { id } });
  expect(await file.text()).toContain("Second");
  await admin.call(contract.removeCost, { params: { id }, version: 3 });
  await expect(admin.call(contract.getCostDocument, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
  const { records } = await admin.call(listAuditEvents, { query: { areas: "costs" } });
  expect(records.map(({ type, subject_name }) => [type, subject_name])).toEqual([
    ["cost_removed", "Agency, Brightstaff, B-100"],
    ["cost_changed", "Agency, Brightstaff, B-100"],
    ["cost_changed", "Agency, Brightstaff, B-100"],
    ["cost_added", "Agency, Brightstaff, B-100"],
  ]);
});

test("the export for finance has a row for each share with its VAT, and no formula runs", async () => {
  const { nurse, carer } = companies.jobs;
  await add({
    supplier: "=Brightstaff",
    net: 101,
    shares: [{ job_id: nurse.id }, { job_id: carer.id }],
  });
  const file = await admin.call(contract.exportCosts, { query: { filter: "all", q: "B-100" } });
  const lines = (await file.text()).trim().split("\r\n").slice(1);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("'=Brightstaff");
  expect(lines.map((line) => line.split(",").slice(-9))).toEqual([
    ["", "GBP", "0.51", "20", "0.1", "0.61", "", "", "0.51"],
    ["", "GBP", "0.5", "20", "0.1", "0.6", "", "", "0.5"],
  ]);
});

test("costs that are switched off for a company are refused in words", async () => {
  await services.system
    .updateTable("companies")
    .set({ ats_settings: JSON.stringify({ cost_enabled: false }) })
    .where("id", "=", companies.ids.northgate)
    .execute();
  await expect(totals()).rejects.toMatchObject(refusal(403, /switched off for your company/));
});
