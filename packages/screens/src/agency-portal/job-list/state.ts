import { agencyJobFilters, agencyJobSortColumns } from "@ats/core/agency-portal/list-columns";
import { z } from "zod";
import { type ListOptions, listSearch } from "../../lists/list-state.ts";

export const agencyJobsSearch = listSearch(z.enum(agencyJobFilters), agencyJobSortColumns).extend({
  /** Id of the client whose jobs are shown. */
  client: z.coerce.number().int().positive().optional().catch(undefined),
});
export type AgencyJobsSearch = z.output<typeof agencyJobsSearch>;

/** Specification §9: active jobs, the latest released first. */
export const agencyJobsOptions: ListOptions<AgencyJobsSearch> = {
  list: "agencyJobs",
  search: agencyJobsSearch,
  defaults: { filter: "active", sc: "released_date", so: "desc" },
};
