import { listApplications } from "@ats/core/applications/contract";
import type { Stage } from "@ats/core/applications/stage";
import { getJob } from "@ats/core/jobs/contract";
import { pageOf } from "../../lists/list-state.ts";
import { applicationQuery } from "./filters.ts";
import type { ApplicationListState } from "./state.ts";

const filterQuery = (state: ApplicationListState) => ({
  ...applicationQuery(state.search),
  filter: state.filter,
  status: state.status,
  node_id: state.node,
});

export const jobCall = (id: number) => [getJob, { params: { id } }] as const;

/** The call that reads the applications of a list's state. */
export const applicationsCall = (jobId: number, state: ApplicationListState) =>
  [
    listApplications,
    { params: { id: jobId }, query: { ...pageOf(state), ...filterQuery(state) } },
  ] as const;

/** Orders the board by stage, and within a column newest first. */
const boardOrder = { sc: "status", so: "asc" } as const;

/** The query for all cards of a column, in order. */
export const columnQuery = (
  search: ApplicationListState["search"],
  { status, node_id }: Pick<Stage, "status" | "node_id">,
) => ({
  ...applicationQuery(search),
  ...boardOrder,
  status,
  node_id: node_id ?? undefined,
});

/**
 * The query for everything that a list's state shows, in order: the table, or the board by column.
 */
export const listQuery = (state: ApplicationListState) =>
  state.view === "kanban"
    ? {
        ...applicationQuery(state.search),
        ...boardOrder,
        filter: state.filter === "incomplete" ? state.filter : ("complete" as const),
      }
    : { ...filterQuery(state), sc: state.sc, so: state.so };
