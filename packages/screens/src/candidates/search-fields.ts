import { anonymisableFields } from "@ats/core/anonymisation/anonymisation";
import { statusLabels } from "@ats/core/applications/status";
import { consents, retentionGroups } from "@ats/core/candidates/filters";
import type { candidateSearchFields } from "@ats/core/candidates/list-columns";
import type { TalentPool } from "@ats/core/candidates/pool-contract";
import { freeSearch } from "../applications/search-query.ts";
import { optionsOf, type SearchField } from "../lists/FieldSearch.tsx";
import type { cvWords, filterFields } from "./candidate-list/calls.ts";

const labels: Record<
  | typeof freeSearch
  | typeof cvWords
  | (typeof filterFields)[number]
  | (typeof candidateSearchFields)[number],
  string
> = {
  q: "Name or anything",
  cv: "Words in CVs",
  pool: "Talent pool",
  tag: "Tag",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  current_jobtitle: "Current job title",
  city: "City",
  current_employer: "Current employer",
  postcode: "Postcode",
  status: "Status",
  candidate_number: "Candidate number",
  consent: "Consent",
  retention: "Retention",
};

interface Choices {
  pools: readonly TalentPool[];
  /** The company's tags. */
  tags: readonly string[];
}

const labelled = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

/**
 * Search fields of candidates; pools and tags only where the company has some. Specification §3.
 */
export function candidateFields({ pools, tags }: Choices): SearchField[] {
  const options: Record<string, SearchField["options"]> = {
    status: optionsOf(statusLabels),
    pool: pools.map(({ id, name }) => ({ id: String(id), label: name })),
    tag: tags.map((tag) => ({ id: tag, label: tag })),
    consent: labelled(consents),
    retention: labelled(retentionGroups),
  };
  return labelled(labels).flatMap((field) => {
    const choice = options[field.id];
    return choice?.length === 0 ? [] : [{ ...field, ...(choice && { options: choice }) }];
  });
}

/** True when a search by this field leaves out candidates who are anonymised for the reader. */
export const isHiddenField = (field: string): boolean =>
  field === freeSearch || (anonymisableFields as readonly string[]).includes(field);
