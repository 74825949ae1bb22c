import { statusLabels } from "@ats/core/applications/status";
import { type CandidateFilter, candidateFilters } from "@ats/core/candidates/filters";
import { candidateFilterFields, candidateSortColumns } from "@ats/core/candidates/list-columns";
import { z } from "zod";
import { figures, type ListOptions, type ListState, listSearch } from "../../lists/list-state.ts";

export const candidateListSearch = listSearch(
  z.enum(Object.keys(candidateFilters) as CandidateFilter[]),
  candidateSortColumns,
  {
    ...candidateFilterFields,
    status: z.enum(Object.values(statusLabels)),
    created_date_time: figures,
    last_activity_date_time: figures,
  },
);
export type CandidateListSearch = z.output<typeof candidateListSearch>;
export type CandidateListState = ListState<CandidateListSearch>;

/** Lists start with the newest candidates. Specification §9. */
export const candidateListOptions: ListOptions<CandidateListSearch> & { list: "candidates" } = {
  list: "candidates",
  search: candidateListSearch,
  defaults: { filter: "all", sc: "created_date_time", so: "desc" },
};
