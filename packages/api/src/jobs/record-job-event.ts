import type { FieldChange } from "@ats/core/jobs/activity-contract";
import type { JobStatus } from "@ats/core/jobs/job";
import type { Acting } from "../kernel/implement.ts";
import type { JobEventTable } from "./tables.ts";
import { before } from "../kernel/time.ts";

type Event = Pick<JobEventTable, "job_id" | "type"> &
  Partial<Pick<JobEventTable, "status_before" | "status_after" | "reason">> & {
    changes?: readonly FieldChange[];
  };

/** An act of a user on a job. */
export type JobActing = Pick<Acting, "db" | "services"> & {
  actor: { company_id: number; user_id: number };
};

/** Adds a line to the jobs' record. */
export async function recordJobEvent(
  { actor, db, services }: JobActing,
  { changes = [], ...event }: Event,
): Promise<void> {
  await db
    .insertInto("job_events")
    .values({
      ...event,
      changes: JSON.stringify(changes),
      company_id: actor.company_id,
      user_id: actor.user_id,
      created_date_time: services.clock(),
    })
    .execute();
}

/** Milliseconds within which edits of a draft by one user share a line. */
const pauseMs = 60 * 60_000;

/**
 * Records changes of a job. A draft saves itself often, so its edits in one sitting share a line.
 */
export async function recordJobEdit(
  call: JobActing,
  { id: job_id, status }: { id: number; status: JobStatus },
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { actor, db, services } = call;
  const now = services.clock();
  const last =
    status === "DRAFT"
      ? await db
          .selectFrom("job_events")
          .select(["id", "type", "user_id", "changes", "created_date_time"])
          .where("company_id", "=", actor.company_id)
          .where("job_id", "=", job_id)
          .orderBy("created_date_time", "desc")
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst()
      : undefined;
  const goesOn =
    last?.type === "updated" &&
    last.user_id === actor.user_id &&
    last.created_date_time > before(now, pauseMs);
  if (!goesOn) return recordJobEvent(call, { job_id, type: "updated", changes });
  await db
    .updateTable("job_events")
    .set({ changes: JSON.stringify(joined(last.changes, changes)), created_date_time: now })
    .where("company_id", "=", actor.company_id)
    .where("id", "=", last.id)
    .execute();
}

/**
 * Each changed field with its first and last value. A field that is back to its first value is left
 * out.
 */
function joined(earlier: readonly FieldChange[], later: readonly FieldChange[]): FieldChange[] {
  const fields = new Map(earlier.map((change) => [change.field, change]));
  for (const change of later)
    fields.set(change.field, { ...change, before: (fields.get(change.field) ?? change).before });
  return [...fields.values()].filter((change) => change.before !== change.after);
}
