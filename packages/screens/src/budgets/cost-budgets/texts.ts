import { texts } from "@ats/ui/texts";

export const costBudgetsTexts = texts("budgets.cost", {
  takesTo: "This takes {name} to {used}.",
  near: "It is nearly used.",
  refused:
    "The budget takes no planned or ordered costs beyond its amount. Make the cost smaller, or raise the budget.",
  mayExceed: {
    one: "The cost may exceed this budget",
    other: "The cost may exceed these budgets",
  },
  confirmFirst: "Confirm that the cost may exceed the budget, or change the cost.",
  countsFor: "Counts for {name}: {used}.",
  hasNoRate: "{name} does not count this cost until it has an exchange rate.",
});
