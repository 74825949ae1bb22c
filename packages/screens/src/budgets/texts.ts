import type { BudgetState } from "@ats/core/budgets/budget";
import { texts } from "@ats/ui/texts";

export const budgetsTexts = texts("budgets", {
  budgets: "Budgets",
  theBudget: "The budget",
  addBudget: "Add a budget",
  budget: "Budget",
  name: "Name",
  department: "Department",
  job: "Job",
  campaign: "Campaign",
  period: "Period",
  amount: "Amount",
  planned: "Planned",
  committed: "Committed",
  actual: "Actual",
  paid: "Paid",
  awaiting: "Awaiting approval",
  used: "Used",
  left: "Left",
  wholeCompany: "Whole company",
  fromTo: "{from} to {to}",
  usedOf: "{used} of {amount}",
  withoutRate:
    "{amounts} in other currencies has no exchange rate and is not counted. Enter the rates in those costs.",
  whatCounts:
    "Used is planned, committed and actual costs together, net of VAT and less credits. Each counts on the day it is incurred, or else paid or expected. A cost split over several jobs counts with the share of the job or department.",
});

export const budgetStateTexts = texts("budgets.states", {
  OK: "Within budget",
  NEAR: "Nearly used",
  EXCEEDED: "Exceeded",
} satisfies Record<BudgetState, string>);
