/** How far a budget is used up: within it, near its end, or beyond it. */
export const budgetStates = ["OK", "NEAR", "EXCEEDED"] as const;
export type BudgetState = (typeof budgetStates)[number];

/** Sums of the costs that count for a budget, in minor units of the company's currency. */
export interface BudgetSums {
  /** Expected costs that nobody has ordered yet. */
  planned: number;
  /** Ordered with a PO number, and neither incurred, invoiced nor paid yet. */
  committed: number;
  /** Incurred, invoiced or paid. */
  actual: number;
  /** The part of the actual costs that is paid. */
  paid: number;
}

/** What of a budget is used: planned, committed and actual costs. Paid costs are actual ones. */
export const usedOf = ({ planned, committed, actual }: BudgetSums): number =>
  planned + committed + actual;

interface Limits {
  /** In minor units. */
  amount: number;
  /** The percentage from which a budget is nearly used up. */
  warn_percent: number;
}

/** Derives how far a budget is used up; all of it is near, a penny more is beyond. */
export function budgetStateOf(used: number, { amount, warn_percent }: Limits): BudgetState {
  if (used > amount) return "EXCEEDED";
  return used * 100 >= amount * warn_percent ? "NEAR" : "OK";
}

/** Whole percent of a budget that is used; 100 only where all of it is, and more beyond it. */
export const usedPercent = (used: number, { amount }: Pick<Limits, "amount">): number =>
  used > amount ? Math.ceil((used / amount) * 100) : Math.floor((used / amount) * 100);
