/** Search fields of costs. */
export const costSearchFields = [
  "type",
  "supplier",
  "job",
  "dept",
  "campaign",
  "source",
  "po_number",
  "invoice_number",
  "kind",
  "currency",
  "is_internal",
  "is_forecast",
] as const;

/** Search fields of costs whose values a filter offers. */
export const costValueFields = ["type", "supplier", "dept", "campaign", "source"] as const;

/** Days of costs that a list is filtered by. `day` is when it is incurred, or else expected. */
export const costDays = ["day", "paid_date"] as const;

export const costSortColumns = [
  "day",
  "type",
  "supplier",
  "home_net",
  "created_date_time",
] as const;

/** All costs, or those at a stage; paid costs are actual too, and waiting ones may be sent back. */
export const costFilters = [
  "all",
  "planned",
  "committed",
  "actual",
  "paid",
  "waiting",
  "rejected",
] as const;
export type CostFilter = (typeof costFilters)[number];
