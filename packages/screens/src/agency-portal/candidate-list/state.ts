import { submissionFilters, submissionSortColumns } from "@ats/core/agency-portal/list-columns";
import { z } from "zod";
import { type ListOptions, listSearch } from "../../lists/list-state.ts";

export const agencyCandidatesSearch = listSearch(
  z.enum(submissionFilters),
  submissionSortColumns,
).extend({
  /** Id of a job whose candidates alone are shown. */
  job: z.coerce.number().int().positive().optional().catch(undefined),
});
export type AgencyCandidatesSearch = z.output<typeof agencyCandidatesSearch>;

/** Specification §9: active candidates, the newest first. */
export const agencyCandidatesOptions = (client: string): ListOptions<AgencyCandidatesSearch> => ({
  list: "agencyCandidates",
  scope: client,
  search: agencyCandidatesSearch,
  defaults: { filter: "active", sc: "created_date_time", so: "desc" },
});
