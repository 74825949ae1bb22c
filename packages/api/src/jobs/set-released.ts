import type { FieldChange } from "@ats/core/jobs/activity-contract";
import { type JobActing, recordJobEvent } from "./record-job-event.ts";
import { nothingToUndo } from "./undo.ts";

interface Released {
  id: number;
  released_date_time: Date | null;
  version: number;
}

/** Notes since when agencies have a job; null when none has it any more. */
export async function setReleased(
  call: JobActing,
  { id, released_date_time, version }: Released,
  since: Date | null,
  changes: readonly FieldChange[] = [],
): Promise<void> {
  await call.db
    .updateTable("jobs")
    .set({
      ...nothingToUndo,
      released_date_time: since,
      previous_released_date_time: released_date_time,
      version: version + 1,
    })
    .where("company_id", "=", call.actor.company_id)
    .where("id", "=", id)
    .execute();
  await recordJobEvent(call, { job_id: id, type: since ? "released" : "taken_back", changes });
}
