import type { StoredRequisition } from "./stored-requisition.ts";

/** The fields of a request, as answers name them. */
export function presentAsked({ fields, job_number, kind, subject_id }: StoredRequisition) {
  const text = (name: string) => (fields[name] == null ? null : String(fields[name]));
  const number = (name: string) => (typeof fields[name] === "number" ? fields[name] : null);
  return {
    kind,
    subject_id,
    job_number,
    title: text("title") ?? "",
    dept: text("dept") ?? "",
    location: text("location") ?? "",
    brand_name: text("brand_name") ?? "",
    job_type: text("job_type") ?? "",
    source: text("source") ?? "",
    openings: number("openings"),
    salary_min: number("salary_min"),
    salary_max: number("salary_max"),
    offered_salary: number("offered_salary"),
    start_date: text("start_date"),
    cost_net: number("cost_net"),
    cost:
      kind === "cost"
        ? {
            type: text("cost_type") ?? "",
            paid_for: text("paid_for") ?? "",
            supplier: text("supplier") ?? "",
            invoice_number: text("invoice_number") ?? "",
            original_net: text("original_net"),
            jobs: text("cost_jobs") ?? "",
            budget_state: text("budget_state"),
            budget_effect: text("budget_effect"),
          }
        : null,
    currency: text("currency") ?? "GBP",
    asked: {
      justification: text("justification"),
      cost_centre: text("cost_centre"),
      budget: number("budget"),
      start_day: text("start_day"),
    },
  };
}
