import { listAuditEvents } from "@ats/core/audit/contract";
import * as contract from "@ats/core/costs/contract";
import { costMappingOf, costRowOf } from "@ats/core/costs/cost-columns";
import { importCosts } from "@ats/core/costs/import-contract";
import type { Input } from "@ats/core/contract/endpoint";
import { csvRows } from "@ats/core/lists/csv-rows";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { removePlacements } from "../testing/companies/placements.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let admin: TestBrowser;
beforeEach(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await removePlacements(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

type Body = Input<typeof importCosts>["body"];
type Row = Partial<Body["rows"][number]>;

/** Imports rows of travel, which begin at line 2. */
const importRows = async (rows: Row[], more: Partial<Body> = {}) => {
  const { results } = await admin.call(importCosts, {
    body: {
      name: "Costs.csv",
      rows: rows.map((row, place) => ({ line: place + 2, type: "Travel", net: "10", ...row })),
      ...more,
    },
  });
  return results;
};
const problemsOf = async (rows: Row[], more: Partial<Body> = {}) =>
  (await importRows(rows, more)).map(({ problem }) => problem);
const costs = async (q: string) =>
  (await admin.call(contract.listCosts, { query: { q, sc: "created_date_time", so: "asc" } }))
    .records;

/** A problem that says this. */
const says = (problem: RegExp): unknown => expect.stringMatching(problem);

test("amounts and days are read as people write them, and a row may name its jobs", async () => {
  const { nurse, carer } = companies.jobs;
  const results = await importRows([
    {
      supplier: "Zeta",
      net: "1,234.57",
      vat_rate: "20 %",
      incurred_date: "31/10/2026",
      jobs: `${nurse.job_number}; ${carer.job_number}`,
    },
    { supplier: "Zeta", net: "1.234,56", currency: "eur", rate: "0,85", rate_date: "2026-10-30" },
  ]);
  expect(results.map(({ problem }) => problem)).toEqual([null, null]);
  expect(await costs("Zeta")).toMatchObject([
    {
      id: results[0]?.id,
      net: 123_457,
      vat_rate: 2_000,
      currency: "GBP",
      incurred_date: "2026-10-31",
      shares: [{ amount: 61_729 }, { amount: 61_728 }],
    },
    { net: 123_456, currency: "EUR", rate: 0.85, home_net: 104_938 },
  ]);
  const { records } = await admin.call(listAuditEvents, { query: { areas: "costs" } });
  expect(records).toMatchObject([{ type: "cost_file_imported", subject_name: "Costs.csv" }]);
});

test("a row that cannot be added says why and what to do, and holds up no other", async () => {
  const rows: [Row, unknown][] = [
    [{}, null],
    [{ jobs: "9999" }, says(/^Job number: There is no job 9999 that you see\. Correct the number/)],
    [{ jobs: "Nurse" }, says(/^Job number: “Nurse” is not the number of a job/)],
    [{ type: "Parties" }, says(/There is no type of cost “Parties”\. Choose another, or add it/)],
    [{ net: "12.345" }, says(/^Net: “12\.345” has more decimals than GBP, which has 2/)],
    [{ net: "" }, says(/^Net: The amount is missing/)],
    [{ currency: "XYZ" }, says(/^Currency: “XYZ” is not a currency of costs\. Write one of GBP/)],
    [
      { currency: "EUR", rate: "0", rate_date: "2026-11-12" },
      says(/^Exchange rate: The exchange rate must be more than 0/),
    ],
    [{ currency: "EUR", rate: "0.9" }, says(/^Day of rate: Enter the day of the exchange rate/)],
    [
      { paid_date: "31/02/2026" },
      says(/^Paid: “31\/02\/2026” is not a day\. Write it as 2026-12-31/),
    ],
    [{ supplier: "=1+1" }, says(/^Supplier: This is a formula/)],
    [{ supplier: "'=Brightstaff" }, null],
    [{ kind: "Gift" }, says(/^Kind: “Gift” is not a kind of cost/)],
    [{ vat_rate: "120" }, says(/^VAT %: Enter 100 % or less/)],
    [{ invoice_number: "X-1" }, says(/^Supplier: Enter the supplier whose invoice it is/)],
    [
      { supplier: "Indeed", invoice_number: "inv-1" },
      says(/^This invoice is recorded already: Advert, Indeed, INV-1\. Leave the row out/),
    ],
    [{ supplier: "Zeta", invoice_number: "Z-1" }, null],
    [
      { supplier: "ZETA", invoice_number: "z - 1" },
      says(/^Line 18 has the same invoice\. Leave one/),
    ],
    [{ net: "(5.00)" }, says(/^Credited cost: An amount below zero takes money off a cost/)],
  ];
  const expected = rows.map(([, problem]) => problem);
  const input = rows.map(([row]) => row);
  expect(await problemsOf(input, { check: true })).toEqual(expected);
  expect(await costs("Zeta")).toEqual([]);
  expect(await problemsOf(input)).toEqual(expected);
  expect(await costs("Brightstaff")).toMatchObject([{ supplier: "=Brightstaff" }]);
});

test("credits take money off a cost of the file or of the company, and no more than it was", async () => {
  const zeta = { supplier: "Zeta" };
  expect(
    await problemsOf([
      { ...zeta, net: "-40", credited: "17" },
      { ...zeta, cost: "17", net: "100", invoice_number: "Z-1" },
      { ...zeta, net: "(60.00)", kind: "Rebate", credited: "Z-1" },
      { ...zeta, net: "-1", credited: "Z-1" },
      { ...zeta, net: "-1", credited: "Z-9" },
      { supplier: "Indeed", net: "-1", credited: String(companies.costs.advert.id) },
    ]),
  ).toEqual([
    null,
    null,
    null,
    expect.stringMatching(/£0\.00 of it can still be credited/),
    expect.stringMatching(/^Credited cost: There is no cost “Z-9” of Zeta/),
    null,
  ]);
  expect((await costs("Zeta")).map(({ kind }) => kind)).toEqual(["COST", "CREDIT_NOTE", "REBATE"]);
});

test("days that may be two are refused until the file or its reader says which", async () => {
  const unsure = { incurred_date: "3/4/2026" };
  expect(await problemsOf([unsure])).toEqual([
    expect.stringMatching(/^Incurred: “3\/4\/2026” can be read as two days/),
  ]);
  expect(await problemsOf([unsure, { incurred_date: "4/25/2026" }])).toEqual([null, null]);
  expect(await problemsOf([{ ...unsure, supplier: "Zeta" }], { date_order: "day" })).toEqual([
    null,
  ]);
  expect(await costs("Zeta")).toMatchObject([{ incurred_date: "2026-04-03" }]);
});

test("an export is imported again: the same costs with the same shares", async () => {
  const { nurse, carer } = companies.jobs;
  const body = {
    type: "Agency",
    supplier: "Zeta",
    invoice_number: "Z-7",
    net: 10_001,
    vat_rate: 2_000,
    currency: "EUR" as const,
    rate: 0.8543,
    rate_date: "2026-11-12",
    incurred_date: "2026-11-12",
    paid_date: "2026-11-20",
    campaign: "Autumn",
    shares: [{ job_id: nurse.id }, { job_id: carer.id }],
  };
  const cost = await admin.call(contract.addCost, { body });
  const rebate = await admin.call(contract.addCost, {
    body: {
      ...body,
      kind: "REBATE",
      net: -2_000,
      credits_line_id: cost.id,
      invoice_number: "",
      shares: [],
    },
  });
  const before = await costs("Zeta");
  const file = await admin.call(contract.exportCosts, { query: { q: "Zeta" } });
  const all = [];
  for await (const some of csvRows([await file.text()])) all.push(...some);
  const [headings, ...rows] = all;
  const mapping = costMappingOf(headings?.cells ?? []);
  const importAgain = () =>
    admin.call(importCosts, {
      body: { name: "Costs.csv", rows: rows.map((row) => costRowOf(row, mapping)) },
    });
  expect((await importAgain()).results.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/recorded already/),
    expect.stringMatching(/recorded already/),
    expect.stringMatching(/^Credited cost: It is on line 2, which cannot be added/),
  ]);
  for (const { id } of [rebate, cost])
    await admin.call(contract.removeCost, { params: { id }, version: 1 });
  expect((await importAgain()).results.map(({ problem }) => problem)).toEqual([null, null, null]);
  const same = ({ kind, net, home_net, shares, day, paid_date, campaign }: contract.CostLine) => ({
    kind,
    net,
    home_net,
    day,
    paid_date,
    campaign,
    shares: shares.map(({ job_id, amount }) => [job_id, amount]),
  });
  expect((await costs("Zeta")).map(same)).toEqual(before.map(same));
});

test("shares of one cost agree in all but job and amount", async () => {
  const { nurse, carer } = companies.jobs;
  const share = (job: { job_number: number }, more: Row = {}) => ({
    cost: "1",
    jobs: String(job.job_number),
    ...more,
  });
  expect(await problemsOf([share(nurse), share(carer, { supplier: "Zeta" })])).toEqual([
    expect.stringMatching(/^Lines 2 and 3 are shares of one cost and differ in Supplier/),
    expect.stringMatching(/^Lines 2 and 3/),
  ]);
  expect(await problemsOf([share(nurse), share(carer, { jobs: "" })])).toEqual([
    expect.stringMatching(/need one job each/),
    expect.stringMatching(/need one job each/),
  ]);
  expect(await problemsOf([share(nurse), share(carer, { net: "ten" })])).toEqual([
    expect.stringMatching(/^Line 3 is a share of the same cost and has an error/),
    expect.stringMatching(/^Net: “ten” is not a number/),
  ]);
});
