import type { BudgetState } from "@ats/core/budgets/budget";
import type { Budget } from "@ats/core/budgets/contract";
import type { CostFilter } from "@ats/core/costs/list-columns";
import { to } from "@ats/core/navigation/routes";
import type { Say } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { sayMoney } from "../costs/cost-words.ts";
import { datesIn } from "../dates/dates.ts";
import { budgetsTexts } from "./texts.ts";

export const budgetTones: Record<BudgetState, Tone> = {
  OK: "positive",
  NEAR: "warning",
  EXCEEDED: "critical",
};

/** What a budget is for: "Nursing · Winter fair". */
export const sayScope = (say: Say, { job, dept, campaign }: Budget): string =>
  [job?.title ?? dept, campaign].filter(Boolean).join(" · ") || say(budgetsTexts.wholeCompany);

export function sayPeriod(say: Say, { from_date, to_date }: Budget): string {
  const { shortDate } = datesIn(say.locale);
  return say(budgetsTexts.fromTo, { from: shortDate(from_date), to: shortDate(to_date) });
}

type Used = Pick<Budget, "used" | "amount" | "currency">;

/** "£8,400.00 of £10,000.00" */
export const sayUsed = (say: Say, { used, amount, currency }: Used): string =>
  say(budgetsTexts.usedOf, {
    used: sayMoney(say, { amount: used, currency }),
    amount: sayMoney(say, { amount, currency }),
  });

/** Address of the budgets, of one budget, or of the form of a new one. */
export const budgetsPath = (budget?: number | "new"): string =>
  `${to.costsList()}?tab=budgets${budget ? `&budget=${budget}` : ""}`;

/** Address of the costs that count for a budget, or of those at a stage. */
export function costsOfBudget(
  { job, dept, campaign, from_date, to_date }: Budget,
  filter: CostFilter = "all",
): string {
  const search = new URLSearchParams({ filter });
  search.append("s", `day.between:${from_date}|${to_date}`);
  if (dept) search.append("s", `dept.any:${dept}`);
  if (campaign) search.append("s", `campaign.any:${campaign}`);
  return `${job ? to.jobAssignCost({ id: job.id }) : to.costsList()}?${search}`;
}
