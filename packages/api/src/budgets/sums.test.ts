import * as contract from "@ats/core/budgets/contract";
import { stageOf } from "@ats/core/costs/cost";
import { expect, test } from "vitest";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

/** Numbers that look random and are the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("the sums of many budgets over many costs are those that one gets by adding them up", async () => {
  const services = testServices(await testDatabase());
  const { system } = services;
  const companies = await testCompanies(system);
  const company_id = companies.ids.northgate;
  for (const table of ["budgets", "cost_lines"] as const) await system.deleteFrom(table).execute();
  const below = numbers(32);
  const one = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[below(items.length)] ?? items[0];
  const day = () => new Date(Date.UTC(2026, 0, 1 + below(90))).toISOString().slice(0, 10);
  const campaigns = ["", "Winter fair", "winter FAIR", "Spring"] as const;
  const depts = { [companies.jobs.nurse.id]: "Nursing", [companies.jobs.carer.id]: "Care" };
  for (const [id, dept] of Object.entries(depts))
    await system.updateTable("jobs").set({ dept }).where("id", "=", Number(id)).execute();
  const jobs = Object.keys(depts).map(Number) as [number, number];

  const lines = Array.from({ length: 300 }, (_, n) => {
    const currency = one(["GBP", "GBP", "EUR"]);
    const shares = [0, 1].filter(() => below(3) > 0).map((place) => jobs[place] ?? 0);
    const amounts = shares.map(() => below(5_000));
    const net = shares.length > 0 ? amounts.reduce((sum, each) => sum + each) : below(9_000);
    return {
      id: n + 1,
      dept: shares.length > 0 ? "" : one(["", "nursing", "Care"]),
      campaign: one(campaigns),
      net,
      currency,
      has_rate: currency === "GBP" || below(2) === 0,
      po_number: one(["", "PO"]),
      invoice_number: one(["", "", "INV"]),
      expected_date: day(),
      incurred_date: one([null, day()]),
      paid_date: one([null, null, day()]),
      shares: shares.map((job_id, place) => ({ job_id, amount: amounts[place] ?? 0 })),
    };
  });
  await system
    .insertInto("cost_lines")
    .values(
      lines.map(({ shares, has_rate, ...line }) => ({
        ...line,
        company_id,
        kind: "COST",
        credits_line_id: null,
        type: "Advert",
        is_internal: false,
        supplier: "",
        vat_rate: 0,
        rate: null,
        rate_date: null,
        home_net: has_rate ? line.net : null,
        note: "",
        source: "",
        split_by: "BY_HAND",
        job_count: shares.length,
        document_key: null,
        document_name: null,
        document_type: null,
        created_by: null,
        created_date_time: services.clock(),
      })),
    )
    .execute();
  await system
    .insertInto("cost_shares")
    .values(
      lines.flatMap(({ id, has_rate, shares }) =>
        shares.map((share, position) => ({
          ...share,
          company_id,
          line_id: id,
          home_amount: has_rate ? share.amount : null,
          position,
        })),
      ),
    )
    .execute();
  const budgets = Array.from({ length: 40 }, (_, n) => {
    const [from_date = "", to_date = ""] = [day(), day()].toSorted();
    const job_id = one([null, null, ...jobs]);
    return {
      id: n + 1,
      company_id,
      name: `Budget ${n}`,
      job_id,
      dept: job_id ? "" : one(["", "Nursing", "care"]),
      campaign: one(campaigns),
      from_date,
      to_date,
      amount: 1_000_000,
      warn_percent: 80,
      is_hard_limit: false,
    };
  });
  await system.insertInto("budgets").values(budgets).execute();

  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const expected = budgets.map((budget) => {
    const sums = { planned: 0, committed: 0, actual: 0, paid: 0 };
    let without_rate = 0;
    for (const line of lines) {
      const on = line.incurred_date ?? line.paid_date ?? line.expected_date;
      if (on < budget.from_date || on > budget.to_date) continue;
      if (budget.campaign && !same(budget.campaign, line.campaign)) continue;
      const parts = budget.job_id
        ? line.shares.filter(({ job_id }) => job_id === budget.job_id)
        : !budget.dept
          ? [{ amount: line.net }]
          : line.shares.length > 0
            ? line.shares.filter(({ job_id }) => same(depts[job_id] ?? "", budget.dept))
            : same(line.dept, budget.dept)
              ? [{ amount: line.net }]
              : [];
      const amount = parts.reduce((sum, part) => sum + part.amount, 0);
      const stage = stageOf(line);
      if (!line.has_rate) without_rate += amount;
      else if (stage === "PLANNED") sums.planned += amount;
      else if (stage === "COMMITTED") sums.committed += amount;
      else sums.actual += amount;
      if (line.has_rate && stage === "PAID") sums.paid += amount;
    }
    return {
      id: budget.id,
      ...sums,
      without_rate: without_rate ? [{ currency: "EUR", amount: without_rate }] : [],
    };
  });
  expect(expected.filter(({ committed }) => committed > 0).length).toBeGreaterThan(20);
  const admin = await signIn(testApi(services), "admin@northgate.example");
  const list = async (query: { sc: "name" | "used_percent" }) =>
    (await admin.call(contract.listBudgets, { query: { ...query, per_page: 100 } })).records
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, planned, committed, actual, paid, without_rate }) => ({
        id,
        planned,
        committed,
        actual,
        paid,
        without_rate,
      }));
  expect(await list({ sc: "used_percent" })).toEqual(expected);
  expect(await list({ sc: "name" })).toEqual(expected);
});
