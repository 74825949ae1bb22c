/** Lists of requests: waiting for me, waiting, decided, passed on to a delegate, all. */
export const requisitionTabs = ["mine", "pending", "decided", "delegated", "all"] as const;
export type RequisitionTab = (typeof requisitionTabs)[number];

export const requisitionSortColumns = [
  "sent_date_time",
  "decided_date_time",
  "job_number",
  "title",
  "dept",
  "state",
] as const;
