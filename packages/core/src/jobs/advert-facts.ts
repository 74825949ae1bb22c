import type { JobInput } from "./job-input.ts";

/** Names of the facts that stand beside an advert's text. */
export const advertFactNames = {
  company: "Company",
  location: "Location",
  job_type: "Job type",
  dept: "Department",
  salary: "Salary",
  benefits: "Benefits",
  closingDate: "Closing date",
} as const;

/** An advert's facts in their order, without those that are missing. */
export const advertFacts = (
  job: Pick<
    JobInput,
    "brand_name" | "location" | "postal_code" | "job_type" | "dept" | "choose_benefits"
  >,
  written: { salary: string | undefined; closingDate: string | undefined },
) =>
  (
    [
      ["company", job.brand_name],
      ["location", [job.location, job.postal_code].filter(Boolean).join(", ")],
      ["job_type", job.job_type],
      ["dept", job.dept],
      ["salary", written.salary],
      ["benefits", job.choose_benefits.join(", ")],
      ["closingDate", written.closingDate],
    ] as const
  ).flatMap(([name, fact]) => (fact ? [{ name, fact }] : []));
