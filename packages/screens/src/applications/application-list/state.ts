import {
  applicationFilterFields,
  applicationSortColumns,
} from "@ats/core/applications/list-columns";
import {
  applicationFilters,
  type ApplicationFilter,
  applicationStatuses,
  statusLabels,
} from "@ats/core/applications/status";
import { z } from "zod";
import { figures, type ListOptions, type ListState, listSearch } from "../../lists/list-state.ts";

export const applicationListSearch = listSearch(
  z.enum(Object.keys(applicationFilters) as ApplicationFilter[]),
  applicationSortColumns,
  {
    ...applicationFilterFields,
    status: z.enum(Object.values(statusLabels)),
    created_date_time: figures,
    status_date_time: figures,
  },
).extend({
  /** One stage of the filter. */
  status: z.enum(applicationStatuses).optional().catch(undefined),
  /** One node of the job's workflow. */
  node: z.coerce.number().int().positive().optional().catch(undefined),
  view: z.enum(["table", "kanban"]).optional().catch(undefined),
});
export type ApplicationListSearch = z.output<typeof applicationListSearch>;

export type ApplicationListState = ListState<ApplicationListSearch>;

/** Lists start with active applications, by status ascending. Specification §9. */
export const applicationListOptions: ListOptions<ApplicationListSearch> & { list: "applications" } =
  {
    list: "applications",
    search: applicationListSearch,
    defaults: { filter: "active", sc: "status", so: "asc" },
  };
