import type { CandidateInput } from "./candidate-input.ts";

/** Labels of the fields that a column can fill, used in forms and activity too. */
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
  consent: "Consent to future opportunities",
  retention_date: "Keep until",
} as const satisfies Record<Exclude<keyof CandidateInput, "history">, string>;
export type CandidateField = keyof typeof candidateLabels;
