import type { CandidateInput } from "./candidate-input.ts";

/** What each field of a candidate is called, in forms, records and the columns of a table. */
export const candidateLabels = {
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  contact_mobile_number: "Mobile number",
  city: "City",
  postcode: "Postcode",
  current_jobtitle: "Current job title",
  current_employer: "Current employer",
  tags: "Tags",
  consent: "May be kept for other jobs",
  retention_date: "Keep until",
} as const satisfies Record<keyof CandidateInput, string>;
