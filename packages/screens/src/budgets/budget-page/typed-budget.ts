import type { budgetInput } from "@ats/core/budgets/budget-input";
import type { Budget } from "@ats/core/budgets/contract";
import { z } from "zod";

export const budgetScopes = ["company", "dept", "job"] as const;

/** A budget as it is typed. */
export const typedBudgetSchema = z.object({
  name: z.string(),
  scope: z.enum(budgetScopes),
  dept: z.string(),
  job_id: z.number().nullable(),
  /** Title of the job. */
  job: z.string(),
  campaign: z.string(),
  from_date: z.string().nullable(),
  to_date: z.string().nullable(),
  amount: z.number().nullable(),
  warn_percent: z.number().nullable(),
  is_hard_limit: z.boolean(),
  /** The version that editing began from; 0 for a new budget. */
  version: z.number(),
});
export type TypedBudget = z.output<typeof typedBudgetSchema>;

/** A new budget of this calendar year. */
export const newBudget = (today = new Date()): TypedBudget => ({
  name: "",
  scope: "dept",
  dept: "",
  job_id: null,
  job: "",
  campaign: "",
  from_date: `${today.getFullYear()}-01-01`,
  to_date: `${today.getFullYear()}-12-31`,
  amount: null,
  warn_percent: 80,
  is_hard_limit: false,
  version: 0,
});

export const typedBudget = ({ job, dept, ...budget }: Budget): TypedBudget => ({
  name: budget.name,
  scope: job ? "job" : dept ? "dept" : "company",
  dept,
  job_id: job?.id ?? null,
  job: job?.title ?? "",
  campaign: budget.campaign,
  from_date: budget.from_date,
  to_date: budget.to_date,
  amount: budget.amount,
  warn_percent: budget.warn_percent,
  is_hard_limit: budget.is_hard_limit,
  version: budget.version,
});

/** The budget as the endpoint takes it. Without a number or day the schema says that one is needed. */
export function budgetBody(budget: TypedBudget): z.input<typeof budgetInput> {
  const { scope, job: _, version: __, ...typed } = budget;
  return {
    ...typed,
    dept: scope === "dept" ? typed.dept : "",
    job_id: scope === "job" ? typed.job_id : null,
    from_date: typed.from_date ?? "",
    to_date: typed.to_date ?? "",
    amount: typed.amount ?? Number.NaN,
    warn_percent: typed.warn_percent ?? Number.NaN,
  };
}
