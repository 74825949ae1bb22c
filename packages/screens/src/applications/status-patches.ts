import type { Application } from "@ats/core/applications/application";
import type { listApplications } from "@ats/core/applications/contract";
import { type ApplicationStatus, movesFrom, statusesOf } from "@ats/core/applications/status";
import type { Input, Output } from "@ats/core/contract/endpoint";
import type { Tell } from "../messages/TellField.tsx";
import type { Job } from "@ats/core/jobs/job";

export interface Move {
  applications: readonly Application[];
  status: ApplicationStatus;
  reason?: string | undefined;
  /** In place of what the stage tells the applicant by itself. */
  tell?: Tell | undefined;
}

/** An application before and after it is moved. */
export interface Change {
  before: Application;
  after: Application;
}

export type ApplicationPage = Output<typeof listApplications>;
type ApplicationQuery = NonNullable<Input<typeof listApplications>["query"]>;
type Counts = Job["counts"];

export const changesOf = ({ applications, status, reason }: Move, at: string): Change[] =>
  applications.map((before) => ({
    before,
    after: {
      ...before,
      status,
      status_reason: reason ?? null,
      status_date_time: at,
      version: before.version + 1,
    },
  }));

export const reverse = ({ before, after }: Change): Change => ({ before: after, after: before });

export function patchCounts(counts: Counts, changes: readonly Change[]): Counts {
  const next = { ...counts };
  for (const { before, after } of changes) {
    next[before.status] = Math.max(0, (next[before.status] ?? 0) - 1);
    next[after.status] = (next[after.status] ?? 0) + 1;
  }
  return next;
}

const isShown = (query: ApplicationQuery, status: ApplicationStatus) =>
  query.status ? query.status === status : statusesOf[query.filter ?? "active"].includes(status);

/** The loaded pages of a list after changes: rows change, leave, or arrive at its top. */
export function patchPages(
  pages: readonly ApplicationPage[],
  query: ApplicationQuery,
  changes: readonly Change[],
): ApplicationPage[] {
  const afterOf = new Map(changes.map(({ after }) => [after.id, after]));
  const loaded = new Set(pages.flatMap(({ records }) => records.map(({ id }) => id)));
  const arrived = changes
    .map(({ after }) => after)
    .filter(({ id, status }) => !loaded.has(id) && isShown(query, status));
  const growth = changes.reduce(
    (sum, { before, after }) =>
      sum + Number(isShown(query, after.status)) - Number(isShown(query, before.status)),
    0,
  );
  return pages.map((page, index) => ({
    records: [
      ...(index === 0 && !query.page_no ? arrived : []),
      ...page.records
        .map((row) => afterOf.get(row.id) ?? row)
        .filter(({ status }) => isShown(query, status)),
    ],
    total: Math.max(0, page.total + growth),
    counts: patchCounts(page.counts, changes),
  }));
}

/** The moves that take changes back: one for each status and reason; none where a move back is not allowed. */
export function movesBack(changes: readonly Change[]): Move[] | undefined {
  if (changes.some(({ before, after }) => !movesFrom(after.status).includes(before.status)))
    return undefined;
  const groups = Map.groupBy(
    changes,
    ({ before }) => `${before.status} ${before.status_reason ?? ""}`,
  );
  return [...groups.values()].flatMap((group) => {
    const before = group[0]?.before;
    return before
      ? {
          applications: group.map(({ after }) => after),
          status: before.status,
          reason: before.status_reason ?? undefined,
        }
      : [];
  });
}
