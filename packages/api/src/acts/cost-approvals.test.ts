import * as chains from "@ats/core/approvals/chains-contract";
import * as approvals from "@ats/core/approvals/contract";
import { decidePortalRequest, getPortalRequest } from "@ats/core/approvals/portal-contract";
import type { StoredCondition } from "@ats/core/approvals/stored-chain";
import { addBudget, getBudget } from "@ats/core/budgets/contract";
import type { Input } from "@ats/core/contract/endpoint";
import * as contract from "@ats/core/costs/contract";
import { importCosts } from "@ats/core/costs/import-contract";
import { costColumns } from "@ats/core/costs/cost-columns";
import { getCostFigures } from "@ats/core/costs/figures-contract";
import type { Role } from "@ats/core/rights/rights";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { chainStep } from "../testing/chain-step.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addUser } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let admin: TestBrowser;
let finance: TestBrowser;
let director: TestBrowser;
let ids: Record<"finance" | "director", number>;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const { northgate } = companies.ids;
  await db
    .updateTable("companies")
    .set({ system_flags: JSON.stringify({ approval_process: true }) })
    .where("id", "=", northgate)
    .execute();
  // Nothing but what a test adds counts.
  for (const table of ["budgets", "cost_lines"] as const) await db.deleteFrom(table).execute();
  // Approvers need no right of their own, and see no list of costs.
  const visitor = "Visitor" as Role;
  const one = await addUser(db, northgate, "Fay Moss", visitor, "finance@northgate.example");
  const two = await addUser(db, northgate, "Dev Rao", visitor, "director@northgate.example");
  ids = { finance: one.id, director: two.id };
  app = testApi(testServices(db));
  admin = await signIn(app, "admin@northgate.example");
  finance = await signIn(app, "finance@northgate.example");
  director = await signIn(app, "director@northgate.example");
});

const above: StoredCondition = {
  field: "cost_net",
  is: "at_least",
  value: 500_000,
  currency: "GBP",
};
const beyond: StoredCondition = { field: "budget_state", is: "one_of", values: ["exceeded"] };

/** By default: finance, which reads the supplier, and then the director. */
async function addChain(
  scope: StoredCondition[] = [above],
  steps = [
    chainStep("Finance", 1, ids.finance, { reads: ["supplier"] }),
    chainStep("Director", 2, ids.director),
  ],
) {
  const body = { kind: "cost" as const, name: "Dear costs", scope, steps };
  const { id, version } = await admin.call(chains.addApprovalChain, { body });
  await admin.call(chains.switchApprovalChain, { params: { id }, version, body: { is_on: true } });
  return id;
}

type Cost = Input<typeof contract.addCost>["body"];
const fee = (more: Partial<Cost> = {}): Cost => ({
  type: "Agency",
  supplier: "Hays",
  net: 600_000,
  vat_rate: 2_000,
  currency: "GBP",
  incurred_date: "2026-11-12",
  ...more,
});
const spend = (more: Partial<Cost> = {}) => admin.call(contract.addCost, { body: fee(more) });
const read = ({ id }: { id: number }) => admin.call(contract.getCost, { params: { id } });
const change = async (cost: { id: number }, more: Partial<Cost> = {}) => {
  const { version } = await read(cost);
  return admin.call(contract.updateCost, { params: { id: cost.id }, version, body: fee(more) });
};
const request = ({ id }: { id: number }, who = admin) =>
  who.call(approvals.getCostRequisition, { params: { id } });
const states = async (cost: { id: number }) =>
  (await request(cost)).steps.map(({ name, state }) => `${name} ${state}`);
const decide = async (
  who: TestBrowser,
  cost: { id: number },
  decision: approvals.RequisitionDecision = "approve",
  comment?: string,
) => {
  const { id, version } = await request(cost, who);
  const body = { requests: [{ id: id as number, version }], decision, comment };
  return (await who.call(approvals.decideRequisitions, { body })).records[0];
};
const totals = (filter: Input<typeof contract.getCostTotals>["query"] = {}) =>
  admin.call(contract.getCostTotals, { query: filter });
const mailTo = (name: string) =>
  db
    .selectFrom("outgoing_mail")
    .where("to_address", "=", `${name}@northgate.example`)
    .orderBy("id", "desc")
    .select(["subject", "text"])
    .executeTakeFirst();
const refusal = (status: number, message: RegExp) => ({
  status,
  message: expect.stringMatching(message),
});

test("a cost over a limit counts nowhere until its approvers approve it", async () => {
  await addChain();
  const { nurse } = companies.jobs;
  const cost = await spend({ shares: [{ job_id: nurse.id }] });
  const small = await spend({ net: 499_999 });
  expect([cost.stage, small.stage]).toEqual(["WAITING", "ACTUAL"]);
  expect(await states(cost)).toEqual(["Finance waiting", "Director later"]);
  expect((await mailTo("finance"))?.text).toContain("sent the cost Agency, Hays for approval.");
  expect(await totals()).toMatchObject({ count: 2, held: 1, home: { amount: 499_999 } });
  const period = { from: "2026-11-01", to: "2026-11-30" };
  expect(await admin.call(getCostFigures, { query: period })).toMatchObject({ external: 499_999 });
  await decide(finance, cost);
  expect((await read(cost)).stage).toBe("WAITING");
  expect(await decide(director, cost)).toMatchObject({ kind: "cost", state: "approved" });
  expect((await read(cost)).stage).toBe("ACTUAL");
  expect(await totals()).toMatchObject({ count: 2, held: 0, home: { amount: 1_099_999 } });
  expect(await mailTo("admin")).toMatchObject({ subject: "Approved: cost Agency, Hays" });
  // Nobody decides twice.
  expect(await decide(director, cost)).toMatchObject({ decided: false });
});

test("a rejected cost stays with its comment and counts nowhere; saved again, it is sent again", async () => {
  await addChain();
  const cost = await spend();
  await decide(finance, cost, "reject", "We have an agreement with another agency.");
  expect((await read(cost)).stage).toBe("REJECTED");
  expect((await request(cost)).events[0]).toMatchObject({
    type: "rejected",
    comment: "We have an agreement with another agency.",
  });
  const { records } = await admin.call(contract.listCosts, { query: { filter: "rejected" } });
  expect(records.map(({ id }) => id)).toEqual([cost.id]);
  expect(await totals()).toMatchObject({ held: 1, totals: [], home: { amount: 0 } });
  expect((await change(cost, { supplier: "Reed" })).stage).toBe("WAITING");
  expect(await states(cost)).toEqual(["Finance waiting", "Director later"]);
});

test("a cost that was sent back waits for its author, and below the limit needs nobody", async () => {
  await addChain();
  const cost = await spend();
  await decide(finance, cost, "send_back", "Which job is it for?");
  expect((await read(cost)).stage).toBe("SENT_BACK");
  expect((await totals({ filter: "waiting" })).home.amount).toBe(600_000);
  expect((await change(cost, { net: 400_000 })).stage).toBe("ACTUAL");
  expect((await request(cost)).state).toBe("withdrawn");
});

test("a change asks again only the steps that read it, before and after the approval", async () => {
  await addChain();
  const cost = await spend();
  await decide(finance, cost);
  await change(cost, { note: "By phone" });
  expect(await states(cost)).toEqual(["Finance approved", "Director waiting"]);
  await change(cost, { supplier: "Reed" });
  expect(await states(cost)).toEqual(["Finance waiting", "Director later"]);
  await decide(finance, cost);
  await decide(director, cost);
  expect((await change(cost, { supplier: "Reed", paid_date: "2026-11-20" })).stage).toBe("PAID");
  const dearer = { supplier: "Reed", net: 700_000 };
  await expect(change(cost, { ...dearer, paid_date: "2026-11-20" })).rejects.toMatchObject(
    refusal(409, /needs approval before it can be paid/),
  );
  expect((await read(cost)).stage).toBe("PAID");
  expect((await change(cost, dearer)).stage).toBe("WAITING");
  expect(await states(cost)).toEqual(["Finance waiting", "Director later"]);
});

test("a cost that waits cannot be paid, credited or passed by without a rate", async () => {
  await addChain();
  const cost = await spend();
  await expect(change(cost, { paid_date: "2026-11-20" })).rejects.toMatchObject(
    refusal(409, /Leave the day of payment empty/),
  );
  const credit = { kind: "CREDIT_NOTE", credits_line_id: cost.id, net: -600_000 } as const;
  await expect(spend(credit)).rejects.toMatchObject(refusal(409, /is not approved/));
  await expect(spend({ currency: "EUR" })).rejects.toMatchObject(
    refusal(400, /Enter the rate and its day/),
  );
  const euros = { currency: "EUR", rate: 0.8, rate_date: "2026-11-10" } as const;
  expect((await spend({ ...euros, net: 600_000 })).stage).toBe("ACTUAL");
  const dear = await spend({ ...euros, net: 625_000 });
  expect(await request(dear)).toMatchObject({
    cost_net: 500_000,
    currency: "GBP",
    cost: { original_net: "€6,250.00" },
  });
});

test("what was recorded before there was a chain needs approval once it changes", async () => {
  const cost = await spend({ net: 900_000 });
  await addChain();
  expect((await change(cost, { net: 900_000, paid_date: "2026-11-20" })).stage).toBe("PAID");
  const approved = await change(cost, { net: 950_000 });
  expect(approved.stage).toBe("WAITING");
});

test("a credit never needs approval, and a chain that is off takes nothing", async () => {
  const cost = await spend();
  await addChain([]);
  const credit = { kind: "REBATE", credits_line_id: cost.id, net: -600_000 } as const;
  expect((await spend(credit)).stage).toBe("ACTUAL");
  await db.updateTable("approval_chains").set({ is_on: false }).execute();
  expect((await spend()).stage).toBe("ACTUAL");
});

test("a cost beyond its budget needs approval, and approvers read by how much", async () => {
  await addChain([beyond]);
  const budget = await admin.call(addBudget, {
    body: {
      name: "Agencies",
      from_date: "2026-01-01",
      to_date: "2026-12-31",
      amount: 1_000_000,
    },
  });
  expect((await spend()).stage).toBe("ACTUAL");
  const cost = await spend({ exceeds_budgets: [budget.id] });
  expect(cost.stage).toBe("WAITING");
  const sums = () => admin.call(getBudget, { params: { id: budget.id } });
  expect(await sums()).toMatchObject({ actual: 600_000, awaiting: 600_000, used: 600_000 });
  expect((await request(cost, finance)).cost).toMatchObject({
    budget_state: "exceeded",
    budget_effect: "Agencies: £12,000.00 of £10,000.00",
  });
  await decide(finance, cost);
  await decide(director, cost);
  expect(await sums()).toMatchObject({ actual: 1_200_000, awaiting: 0, state: "EXCEEDED" });
  // Nothing that the budget counts has changed, so nobody is asked again.
  expect((await change(cost, { note: "Signed" })).stage).toBe("ACTUAL");
});

test("an approver without a right to costs reads what they decide about, and no cost", async () => {
  await addChain();
  const { nurse, carer } = companies.jobs;
  const cost = await spend({
    invoice_number: "H-1",
    shares: [{ job_id: nurse.id }, { job_id: carer.id }],
  });
  expect(await request(cost, finance)).toMatchObject({
    title: "Agency, Hays",
    cost_net: 600_000,
    document_name: null,
    cost: {
      supplier: "Hays",
      invoice_number: "H-1",
      jobs: expect.stringMatching(/^.+ \(\d+\) £3,000\.00; .+ \(\d+\) £3,000\.00$/),
    },
  });
  const { records } = await finance.call(approvals.listRequisitions, { query: {} });
  expect(records).toMatchObject([{ kind: "cost", subject_id: cost.id, cost_net: 600_000 }]);
  await expect(finance.call(contract.getCost, { params: { id: cost.id } })).rejects.toMatchObject({
    status: 403,
  });
  // The director is not asked yet, and a colleague never.
  await addUser(
    db,
    companies.ids.northgate,
    "Nia Cole",
    "Visitor" as Role,
    "nia@northgate.example",
  );
  const others = ["nia@northgate.example", "admin@riverside.example"];
  for (const email of others)
    await expect(request(cost, await signIn(app, email))).rejects.toMatchObject({ status: 404 });
});

test("an approver decides by the mailed link, once", async () => {
  await addChain([above], [chainStep("Finance", 1, ids.finance)]);
  const cost = await spend();
  const token = /portal\/([\w-]+)/.exec((await mailTo("finance"))?.text ?? "")?.[1] ?? "";
  const browser = testBrowser(app);
  const shown = await browser.call(getPortalRequest, { params: { token } });
  expect(shown).toMatchObject({ kind: "cost", cost_net: 600_000, cost: { supplier: "Hays" } });
  const body = { token, decision: "approve", version: shown.version } as const;
  await browser.call(decidePortalRequest, { body });
  expect((await read(cost)).stage).toBe("ACTUAL");
  await expect(browser.call(decidePortalRequest, { body })).rejects.toMatchObject({ status: 404 });
});

test("of two approvers at once, one decides", async () => {
  const both = {
    approvers: [ids.finance, ids.director].map((user_id) => ({ by: "person" as const, user_id })),
  };
  await addChain([above], [chainStep("Finance", 1, ids.finance, both)]);
  const cost = await spend();
  const results = await Promise.all([
    decide(finance, cost),
    decide(director, cost, "reject", "Too dear."),
  ]);
  expect(results.filter((result) => result?.decided)).toHaveLength(1);
  expect(["ACTUAL", "REJECTED"]).toContain((await read(cost)).stage);
});

test("who decides about an older state is told to look again; a removed cost waits for nobody", async () => {
  await addChain();
  const cost = await spend();
  const { id, version } = await request(cost, finance);
  await change(cost, { net: 800_000 });
  const body = { requests: [{ id: id as number, version }], decision: "approve" as const };
  const decided = await finance.call(approvals.decideRequisitions, { body });
  expect(decided.records).toMatchObject([
    { decided: false, message: "What it asks for has changed. Look at it again." },
  ]);
  const now = await read(cost);
  await admin.call(contract.removeCost, { params: { id: cost.id }, version: now.version });
  await expect(request(cost, finance)).rejects.toMatchObject({ status: 404 });
  const { records } = await finance.call(approvals.listRequisitions, { query: {} });
  expect(records).toEqual([]);
});

test("rows of a file over the limit are added and wait, and their results say so", async () => {
  await addChain();
  const cells = Object.fromEntries(costColumns.map((column) => [column, ""]));
  const row = (line: number, net: string, more: Record<string, string> = {}) => ({
    ...cells,
    line,
    type: "Agency",
    net,
    ...more,
  });
  const rows = [row(2, "100"), row(3, "5000"), row(4, "6000", { paid_date: "2026-11-20" })];
  const send = (check: boolean) =>
    admin.call(importCosts, { body: { name: "Costs.csv", rows, check } });
  const expected = [
    { line: 2, problem: null, waits: false },
    { line: 3, problem: null, waits: true },
    { line: 4, problem: expect.stringMatching(/needs approval before it can be paid/) },
  ];
  expect((await send(true)).results).toMatchObject(expected);
  expect(await totals()).toMatchObject({ count: 0 });
  expect((await send(false)).results).toMatchObject(expected);
  expect(await totals()).toMatchObject({ count: 2, held: 1 });
  const { records } = await finance.call(approvals.listRequisitions, { query: {} });
  expect(records).toHaveLength(1);
});

test("a chain of costs names fields of costs, in their currency, and is tried on the last year's", async () => {
  const openings: StoredCondition = { field: "openings", is: "at_least", value: 2 };
  await expect(addChain([openings])).rejects.toThrow("These requests have no such field.");
  await expect(addChain([{ ...above, currency: "EUR" }])).rejects.toMatchObject(
    refusal(400, /Enter the amount in GBP/),
  );
  await spend({ net: 100_000 });
  await spend();
  const id = await addChain();
  expect(await admin.call(chains.simulateApprovalChain, { params: { id } })).toMatchObject({
    requests: 2,
    taken: 1,
  });
});
