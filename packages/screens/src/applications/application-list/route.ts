import { applicationSortColumns } from "@ats/core/applications/contract";
import {
  applicationFilters,
  type ApplicationFilter,
  applicationStatuses,
} from "@ats/core/applications/status";
import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { listSearch } from "../../lists/list-state.ts";

export const applicationListSearch = listSearch(
  z.enum(Object.keys(applicationFilters) as ApplicationFilter[]),
  applicationSortColumns,
).extend({
  /** One stage of the filter. */
  status: z.enum(applicationStatuses).optional().catch(undefined),
  view: z.enum(["table", "kanban"]).optional().catch(undefined),
});
export type ApplicationListSearch = z.output<typeof applicationListSearch>;

export const applicationListRoute = screen({
  name: "applicationList",
  title: "Applications",
  right: "VIEW_JOBS",
  search: applicationListSearch,
  load: async () => (await import("./ApplicationList.tsx")).ApplicationList,
});
