import type { budgetFilters } from "@ats/core/budgets/list-columns";
import { texts } from "@ats/ui/texts";

export const budgetListTexts = texts("budgets.list", {
  show: "Show budgets",
  state: "State",
  none: "No budgets yet",
  noneHint:
    "A budget of a department, job or campaign warns you before a cost takes it beyond its amount.",
  noneHere: "No budgets here",
  showAll: "Show all budgets",
});

export const budgetFilterTexts = texts("budgets.filters", {
  current: "Running now",
  near: "Nearly used",
  exceeded: "Exceeded",
  all: "All",
} satisfies Record<(typeof budgetFilters)[number], string>);
