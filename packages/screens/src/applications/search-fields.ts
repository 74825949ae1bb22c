import { anonymisableFields } from "@ats/core/anonymisation/anonymisation";
import type { applicationSearchFields } from "@ats/core/applications/contract";
import { statusLabels } from "@ats/core/applications/status";
import { optionsOf, type SearchField } from "../lists/FieldSearch.tsx";
import { type FieldTerm, termsOf } from "../lists/list-state.ts";

/** The free search, which finds a person by their full name. */
export const anything = "q";

const labels: Record<typeof anything | (typeof applicationSearchFields)[number], string> = {
  q: "Name or anything",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  source: "Source",
  status: "Status",
  candidate_number: "Candidate number",
};

const fields: SearchField[] = Object.entries(labels).map(([id, label]) => ({
  id,
  label,
  ...(id === "status" && { options: optionsOf(statusLabels) }),
}));

const hidden: ReadonlySet<string> = new Set([anything, ...anonymisableFields]);

/** Search fields of applicants (Specification §3); not those that are hidden from the reader. */
export const applicationFields = (isAnonymised: boolean): SearchField[] =>
  isAnonymised ? fields.filter(({ id }) => !hidden.has(id)) : fields;

/** The search as the endpoint takes it. */
export function searchQuery(terms: readonly FieldTerm[]) {
  const q = terms.filter(({ field }) => field === anything).map(({ term }) => term);
  return {
    ...(q.length > 0 && { q: q.join(" ") }),
    s: termsOf(terms.filter(({ field }) => field !== anything)),
  };
}
