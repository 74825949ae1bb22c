import type { Act, People } from "@ats/core/approvals/acts";
import type { RequisitionEventType } from "@ats/core/approvals/contract";
import { perform, type Refusal } from "@ats/core/approvals/perform";
import type { FieldChange } from "@ats/core/jobs/activity-contract";
import type { Acting } from "../kernel/implement.ts";
import { cancelRequisitionMail, mailApprovers } from "./mail.ts";
import { recordRequisitionEvent } from "./record-event.ts";
import { type StoredRequisition, writeRequisition } from "./stored-requisition.ts";
import { tellOpenPages } from "./tell-open-pages.ts";
import { keepVersion } from "./versions.ts";

/** How an act stands in the history of the request. */
export interface ActRecord {
  type: RequisitionEventType;
  approver_id?: number | null;
  is_on_behalf?: boolean;
  through_mail?: boolean;
  comment?: string | null;
  changes?: readonly FieldChange[];
}

/** Does something about a locked requisition, or says why it can't be done. */
export async function actOnRequisition(
  acting: Acting,
  requisition: StoredRequisition,
  act: Act,
  people: People,
  record: ActRecord,
): Promise<StoredRequisition | Refusal> {
  const done = perform(requisition, act, people);
  if ("problem" in done) return done;
  const step_name =
    "step" in act ? (requisition.steps.find(({ id }) => id === act.step)?.name ?? null) : null;
  return storeRequisition(
    acting,
    { ...requisition, ...done, version: requisition.version + (act.type === "change" ? 1 : 0) },
    requisition,
    { ...record, step_name },
    people,
  );
}

/** Stores what an act has made of a requisition, records it, and mails those who are asked now. */
export async function storeRequisition(
  acting: Acting,
  next: StoredRequisition,
  before: StoredRequisition,
  record: ActRecord & { step_name?: string | null },
  people: People,
): Promise<StoredRequisition> {
  const { db, services } = acting;
  const now = services.clock();
  const isSent = next.state === "pending" && before.state !== "pending";
  const isOver = next.state !== "pending" && before.state === "pending";
  const isTakenBack = record.type === "recalled" || (isOver && record.type === "withdrawn");
  const stored: StoredRequisition = {
    ...next,
    ...(isSent && { sent_date_time: now, decided_date_time: null }),
    ...(isOver && { decided_date_time: now }),
    // Nobody decided it.
    ...(isTakenBack && { sent_date_time: null, decided_date_time: null }),
  };
  const asked = await writeRequisition(db, stored, now);
  await recordRequisitionEvent(acting, { ...record, requisition_id: stored.id });
  if (isOver) await cancelRequisitionMail(db, stored);
  if (isOver && stored.state === "approved") await keepVersion(db, stored, now);
  if (asked.length > 0) await mailApprovers(acting, people, stored, asked);
  tellOpenPages(acting, people, stored, asked);
  return stored;
}
