import type { RequisitionEventType } from "@ats/core/approvals/contract";
import type { FieldChange } from "@ats/core/jobs/activity-contract";
import type { Acting } from "../kernel/implement.ts";

interface NewEvent {
  requisition_id: number;
  type: RequisitionEventType;
  approver_id?: number | null;
  is_on_behalf?: boolean;
  through_mail?: boolean;
  step_name?: string | null;
  comment?: string | null;
  changes?: readonly FieldChange[];
}

/** Adds a line to the history of a request. */
export async function recordRequisitionEvent(
  { actor, db, services }: Acting,
  { changes = [], ...event }: NewEvent,
): Promise<void> {
  await db
    .insertInto("requisition_events")
    .values({
      ...event,
      changes: JSON.stringify(changes),
      company_id: actor.company_id,
      user_id: actor.user_id,
      created_date_time: services.clock(),
    })
    .execute();
}
