import { historySchema } from "@ats/core/applications/application";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { candidateInput } from "@ats/core/candidates/candidate-input";
import { candidateLabels } from "@ats/core/candidates/candidate-labels";
import { historyText, noHistory } from "@ats/core/candidates/history-input";
import { z } from "zod";

/** A candidate's details as typed in the form. */
export const typedCandidate = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  contact_mobile_number: z.string(),
  city: z.string(),
  postcode: z.string(),
  current_jobtitle: z.string(),
  current_employer: z.string(),
  tags: z.array(z.string()),
  consent: z.boolean(),
  retention_date: z.string().nullable(),
  history: historySchema,
  /** Version of the details that the edit began from; 0 for a new candidate. */
  version: z.number(),
});
export type TypedCandidate = z.output<typeof typedCandidate>;

export const fieldLabels: Record<Exclude<keyof TypedCandidate, "version">, string> = {
  ...candidateLabels,
  history: "History",
};
export type CandidateField = keyof typeof fieldLabels;
const fieldNames = Object.keys(fieldLabels) as CandidateField[];

export const nobody: TypedCandidate = {
  first_name: "",
  last_name: "",
  email: "",
  contact_mobile_number: "",
  city: "",
  postcode: "",
  current_jobtitle: "",
  current_employer: "",
  tags: [],
  consent: false,
  retention_date: null,
  history: noHistory,
  version: 0,
};

export const typedFrom = (saved: CandidateDetails): TypedCandidate => ({
  first_name: saved.first_name ?? "",
  last_name: saved.last_name ?? "",
  email: saved.email ?? "",
  contact_mobile_number: saved.contact_mobile_number ?? "",
  city: saved.city ?? "",
  postcode: saved.postcode ?? "",
  current_jobtitle: saved.current_jobtitle ?? "",
  current_employer: saved.current_employer ?? "",
  tags: saved.tags,
  consent: saved.consent_date_time !== null,
  retention_date: saved.retention_date,
  history: saved.history ?? noHistory,
  version: saved.version,
});

/** The fields in which two versions differ. */
export const differences = (a: TypedCandidate, b: TypedCandidate): CandidateField[] =>
  fieldNames.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));

/** Shows a field's value as text. */
export function inWords(typed: TypedCandidate, name: CandidateField): string {
  const value = typed[name];
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ") || "none";
  return (typeof value === "object" && value ? historyText(value) : value) || "none";
}

/** Parses the typed details into the endpoint's input, or into errors. */
export const parseTyped = (typed: TypedCandidate) =>
  candidateInput.safeParse({
    ...typed,
    contact_mobile_number: typed.contact_mobile_number || null,
  });
