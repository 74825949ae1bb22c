import { listApplications } from "@ats/core/applications/contract";
import { applicationSortColumns } from "@ats/core/applications/list-query";
import {
  applicationFilters,
  type ApplicationFilter,
  applicationStatuses,
} from "@ats/core/applications/status";
import { z } from "zod";
import { type ListOptions, type ListState, listSearch, pageOf } from "../../lists/list-state.ts";
import { searchQuery } from "../search-query.ts";

export const applicationListSearch = listSearch(
  z.enum(Object.keys(applicationFilters) as ApplicationFilter[]),
  applicationSortColumns,
).extend({
  /** One stage of the filter. */
  status: z.enum(applicationStatuses).optional().catch(undefined),
  /** One node of the job's workflow. */
  node: z.coerce.number().int().positive().optional().catch(undefined),
  view: z.enum(["table", "kanban"]).optional().catch(undefined),
});
export type ApplicationListSearch = z.output<typeof applicationListSearch>;

export type ApplicationListState = ListState<ApplicationListSearch>;

/** Applications start as active ones, by status ascending. Specification §9. */
export const applicationListOptions: ListOptions<ApplicationListSearch> = {
  list: "applications",
  search: applicationListSearch,
  defaults: { filter: "active", sc: "status", so: "asc" },
};

const shownBy = (state: ApplicationListState) => ({
  ...searchQuery(state.search),
  filter: state.filter,
  status: state.status,
  node_id: state.node,
});

/** The call that reads the applications of a list's state. */
export const applicationsOf = (jobId: number, state: ApplicationListState) =>
  [
    listApplications,
    { params: { id: jobId }, query: { ...pageOf(state), ...shownBy(state) } },
  ] as const;

/** The order of a column of the board, newest first; and of the columns. */
export const boardOrder = { sc: "status", so: "asc" } as const;

/** All that a list's state shows, in its order: the table, or the board column by column. */
export const neighboursOf = (state: ApplicationListState) =>
  state.view === "kanban"
    ? {
        ...searchQuery(state.search),
        ...boardOrder,
        filter: state.filter === "incomplete" ? state.filter : ("complete" as const),
      }
    : { ...shownBy(state), sc: state.sc, so: state.so };
