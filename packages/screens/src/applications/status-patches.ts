import type { Application } from "@ats/core/applications/application";
import type { listApplications } from "@ats/core/applications/contract";
import { mayMoveTo, type Stage, stageId } from "@ats/core/applications/stage";
import { statusesOf } from "@ats/core/applications/status";
import type { Input, Output } from "@ats/core/contract/endpoint";
import type { StageMessageChoice } from "../messages/StageMessageField.tsx";
import type { Job } from "@ats/core/jobs/job";

export interface Move {
  applications: readonly Application[];
  to: Stage;
  reason?: string | undefined;
  /** Replaces the stage's automatic message. */
  stage_message?: StageMessageChoice | undefined;
  /** Cancels upcoming interviews, or keeps them; undefined does what is usual for the stage. */
  cancel_interviews?: boolean | undefined;
  /** True for the undo of a move. */
  isUndo?: boolean;
  /** Called when the applications come back: the user undid the move, or it was refused. */
  onReturn?: ((isUndone: boolean) => void) | undefined;
}

export interface Change {
  before: Application;
  after: Application;
}

export type ApplicationPage = Output<typeof listApplications>;
type ApplicationQuery = NonNullable<Input<typeof listApplications>["query"]>;
type Counts = Job["counts"];
type NodeCounts = ApplicationPage["node_counts"];

export const changesOf = ({ applications, to, reason }: Move, at: string): Change[] =>
  applications.map((before) => ({
    before,
    after: {
      ...before,
      status: to.status,
      node_id: to.node_id,
      node_name: to.node_name,
      status_reason: reason ?? null,
      status_date_time: at,
      version: before.version + 1,
    },
  }));

export const reversed = ({ before, after }: Change): Change => ({ before: after, after: before });

export function patchCounts(counts: Counts, changes: readonly Change[]): Counts {
  const next = { ...counts };
  for (const { before, after } of changes) {
    next[before.status] = Math.max(0, (next[before.status] ?? 0) - 1);
    next[after.status] = (next[after.status] ?? 0) + 1;
  }
  return next;
}

function patchNodeCounts(counts: NodeCounts, changes: readonly Change[]): NodeCounts {
  const next = { ...counts };
  for (const { before, after } of changes) {
    if (before.node_id) next[before.node_id] = Math.max(0, (next[before.node_id] ?? 0) - 1);
    if (after.node_id) next[after.node_id] = (next[after.node_id] ?? 0) + 1;
  }
  return next;
}

function isShown(query: ApplicationQuery, { status, node_id }: Stage): boolean {
  if (query.node_id) return query.node_id === node_id;
  return query.status
    ? query.status === status
    : statusesOf[query.filter ?? "active"].includes(status);
}

/**
 * Applies changes to a loaded page of a list: rows change, leave, or join the top of the first
 * page.
 */
export function patchPage(
  page: ApplicationPage,
  query: ApplicationQuery,
  changes: readonly Change[],
): ApplicationPage {
  const afterOf = new Map(changes.map(({ after }) => [after.id, after]));
  const arrived = changes
    .filter(({ before, after }) => !isShown(query, before) && isShown(query, after))
    .map(({ after }) => after);
  const left = changes.filter(
    ({ before, after }) => isShown(query, before) && !isShown(query, after),
  );
  return {
    records: [
      ...(query.page_no ? [] : arrived),
      ...page.records
        .map((row) => afterOf.get(row.id) ?? row)
        .filter((row) => isShown(query, row) && !arrived.some(({ id }) => id === row.id)),
    ],
    total: Math.max(0, page.total + arrived.length - left.length),
    counts: patchCounts(page.counts, changes),
    node_counts: patchNodeCounts(page.node_counts, changes),
  };
}

/**
 * The moves that undo changes, one for each stage and reason; undefined where one is not allowed.
 * They send no automatic message: the applicant got it when they first reached the stage.
 */
export function undoMoves(changes: readonly Change[]): Move[] | undefined {
  if (changes.some(({ before, after }) => !mayMoveTo(after, before))) return undefined;
  const groups = Map.groupBy(
    changes,
    ({ before }) => `${stageId(before)} ${before.status_reason ?? ""}`,
  );
  return [...groups.values()].flatMap((group) => {
    const before = group[0]?.before;
    return before
      ? {
          applications: group.map(({ after }) => after),
          to: before,
          reason: before.status_reason ?? undefined,
          stage_message: { template_id: null, delay_minutes: 0 },
          isUndo: true,
        }
      : [];
  });
}
