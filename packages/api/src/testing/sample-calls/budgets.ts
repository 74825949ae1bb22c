import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function budgetCalls({ budgets, jobs: { nurse } }: TestCompanies) {
  const params = { id: budgets.recruitment.id };
  const body = {
    name: "Nurses, 2026",
    job_id: nurse.id,
    from_date: "2026-01-01",
    to_date: "2026-12-31",
    amount: 50_000_000,
  };
  return {
    checkBudgets: {
      body: { net: 10_000, currency: "GBP", shares: [{ job_id: nurse.id }] },
    },
    listBudgets: {},
    addBudget: { body },
    getBudget: { params },
    updateBudget: { params, body: { ...body, job_id: null, name: "Recruitment" }, version: 1 },
    removeBudget: { params: { id: budgets.fair.id }, version: 1 },
  } satisfies Samples;
}
