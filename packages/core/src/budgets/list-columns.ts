export const budgetSortColumns = ["used_percent", "name", "from_date", "amount"] as const;

/** Budgets whose period includes today, those that are nearly used or exceeded, or all. */
export const budgetFilters = ["current", "near", "exceeded", "all"] as const;
export type BudgetFilter = (typeof budgetFilters)[number];
