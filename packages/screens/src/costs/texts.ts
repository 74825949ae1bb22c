import type { CostKind, CostStage, costTypes } from "@ats/core/costs/cost";
import { texts } from "@ats/ui/texts";

export const costsTexts = texts("costs", {
  costs: "Costs",
  cost: "Cost",
  theCost: "The cost",
  addCost: "Add a cost",
  type: "Type",
  supplier: "Supplier",
  kind: "Kind",
  stage: "Stage",
  currency: "Currency",
  poNumber: "PO number",
  invoiceNumber: "Invoice number",
  jobs: "Jobs",
  job: "Job",
  department: "Department",
  campaign: "Campaign",
  source: "Source of applications",
  paidFor: "Internal or external",
  internal: "Internal",
  external: "External",
  isForecast: "Forecast or not",
  forecast: "Forecast",
  notForecast: "Not a forecast",
  date: "Date",
  paid: "Paid",
  net: "Net amount",
});

export const costKindTexts = texts("costs.kinds", {
  COST: "Cost",
  CREDIT_NOTE: "Credit note",
  REBATE: "Rebate",
} satisfies Record<CostKind, string>);

export const costStageTexts = texts("costs.stages", {
  PLANNED: "Planned",
  COMMITTED: "Committed",
  ACTUAL: "Actual",
  PAID: "Paid",
  WAITING: "Awaiting approval",
  SENT_BACK: "Sent back",
  REJECTED: "Rejected",
} satisfies Record<CostStage, string>);

export const costTypeTexts = texts("costs.types", {
  Advert: "Advert",
  Agency: "Agency",
  Assessment: "Assessment",
  Travel: "Travel",
  Signing: "Signing",
} satisfies Record<(typeof costTypes)[number], string>);
