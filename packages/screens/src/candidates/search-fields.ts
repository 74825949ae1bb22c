import { anonymisableFields } from "@ats/core/anonymisation/anonymisation";
import type { candidateSearchFields } from "@ats/core/candidates/list-columns";
import { statusLabels } from "@ats/core/applications/status";
import { anything } from "../applications/search-query.ts";
import type { TalentPool } from "@ats/core/candidates/pool-contract";
import type { cvWords, poolField } from "./candidate-list/reads.ts";
import { optionsOf, type SearchField } from "../lists/FieldSearch.tsx";

const labels: Record<
  typeof anything | typeof cvWords | typeof poolField | (typeof candidateSearchFields)[number],
  string
> = {
  q: "Name or anything",
  cv: "Words in CVs",
  pool: "Talent pool",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  current_jobtitle: "Current job title",
  city: "City",
  current_employer: "Current employer",
  postcode: "Postcode",
  status: "Status",
  candidate_number: "Candidate number",
};

/** Search fields of candidates; pools once there are some. Specification §3. */
export const candidateFields = (pools: readonly TalentPool[]): SearchField[] =>
  Object.entries(labels)
    .map(([id, label]) => ({
      id,
      label,
      ...(id === "status" && { options: optionsOf(statusLabels) }),
      ...(id === "pool" && {
        options: pools.map((pool) => ({ id: String(pool.id), label: pool.name })),
      }),
    }))
    .filter(({ options }) => options?.length !== 0);

/** Whether a search by this field passes over people who are anonymised for the reader. */
export const isHiddenField = (field: string): boolean =>
  field === anything || (anonymisableFields as readonly string[]).includes(field);
