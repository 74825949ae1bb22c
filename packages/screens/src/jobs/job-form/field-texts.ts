import { type Say, texts } from "@ats/ui/texts";

/** Labels of the form's fields. `salary` is the range with its currency. */
export const fieldTexts = texts("jobs.fields", {
  title: "Job title",
  dept: "Department",
  brand_name: "Brand",
  source: "Source",
  location: "Location",
  postal_code: "Postcode",
  job_type: "Job type",
  openings: "Openings",
  salary: "Salary",
  salary_min: "Salary from",
  salary_max: "Salary to",
  currency: "Currency",
  choose_benefits: "Benefits",
  anonymised: "Anonymised",
  description: "Advert",
  recruiter_id: "Recruiter",
  hiring_manager_id: "Hiring manager",
  members: "Other members",
  questions: "Questions",
  workflow_id: "Stages",
  scorecard: "Scorecard",
  highlights: "Highlights",
  channels: "Advertised on",
  agencies: "Agencies",
  closing_date_time: "Closing date",
  agency_cv_cap: "Most applicants from each agency",
});

export const fieldLabels = (say: Say): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldTexts).map(([field, text]) => [field, say(text)]));

/** The label of a field path: `questions.0.text` has that of the questions. */
export const labelOf = (say: Say, field: string): string =>
  fieldLabels(say)[field.split(".")[0] ?? ""] ?? field;
