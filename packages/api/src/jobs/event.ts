import type { FieldChange } from "@ats/core/jobs/activity-contract";
import type { Call } from "../app/implement.ts";
import type { JobEventTable } from "./tables.ts";

type Event = Pick<JobEventTable, "job_id" | "type"> &
  Partial<Pick<JobEventTable, "status_before" | "status_after" | "reason">> & {
    changes?: readonly FieldChange[];
  };

/** Adds a line to the jobs' record, which is never changed. */
export async function recordJobEvent(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
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
