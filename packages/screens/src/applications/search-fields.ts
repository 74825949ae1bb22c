import { anonymisableFields } from "@ats/core/anonymisation/anonymisation";
import type { applicationSearchFields } from "@ats/core/applications/list-query";
import { statusLabels } from "@ats/core/applications/status";
import { optionsOf, type SearchField } from "../lists/FieldSearch.tsx";
import { anything } from "./search-query.ts";

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
