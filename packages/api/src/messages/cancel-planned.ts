import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import type { InterviewStatus } from "@ats/core/interviews/interview";
import { messageHoldMs } from "@ats/core/messages/compose";
import { sql } from "kysely";
import type { Acting } from "../kernel/implement.ts";
import type { MoveCall } from "../applications/move-participant.ts";
import { readerStates } from "../applications/reader-state.ts";
import { recordActivities } from "../applications/activity.ts";
import { notify } from "../notifications/notify.ts";
import { publishMessages } from "../mail/publish-messages.ts";
import { after } from "../kernel/time.ts";

interface Planned {
  application_id: number;
  channel: string;
  template: string | null;
}

interface RestoredMessage extends Planned {
  id: number;
  next_attempt_date_time: Date;
  title: string;
  anonymised: boolean;
}

interface LeftStage {
  ids: readonly number[];
  why: string;
  /**
   * True to cancel messages that a person planned too: they were written for an applicant still in
   * process.
   */
  byHand: boolean;
  /** True when only the workflow node changed: messages about the status still hold. */
  nodeOnly?: boolean;
}

/**
 * Cancels planned and failed messages about the stage that applications leave, and records it. A
 * message that a person has just sent still goes out. Call it before the applications move.
 */
export async function cancelPlanned(call: Acting, left: LeftStage): Promise<void> {
  const { ids, why, byHand, nodeOnly = false } = left;
  const { rows } = await sql<Planned>`
    update outgoing_mail m set status = 'cancelled', error = ${why}, changed_by = ${call.actor.user_id},
      cancelled_at_version = case when m.status = 'queued' then a.version end
    from applications a
    where a.company_id = m.company_id and a.id = m.application_id and application_id = any(${[...ids]}::bigint[])
      and m.status in ('queued', 'failed')
      and (not ${nodeOnly} or exists (select from templates t
        where t.company_id = m.company_id and t.id = m.template_id and t.node_id = a.node_id))
      and (stage is not null or ${byHand} and user_id is not null and about is null
        and next_attempt_date_time > m.created_date_time + ${messageHoldMs} * interval '1 ms')
    returning application_id, channel,
      (select name from templates t where t.company_id = m.company_id and t.id = m.template_id)
        as template`.execute(call.db);
  await recordMessages(call, rows, { type: "message_cancelled", reason: why });
}

/**
 * Cancels unsent messages that quote an interview which has changed, and notifies their authors. An
 * undone move does not plan them again.
 */
export async function cancelMessagesAbout(
  call: Acting,
  { id, application_id, status }: { id: number; application_id: number; status: InterviewStatus },
): Promise<void> {
  const { actor, db } = call;
  const why =
    status === "CANCELLED"
      ? "The interview that it mentions was cancelled before it was sent."
      : "The interview that it mentions was changed before it was sent. Write a new message.";
  const ofIt = sql`application_id = ${application_id} and interview_id = ${id}`;
  await sql`update outgoing_mail set cancelled_at_version = null where ${ofIt}`.execute(db);
  const { rows } = await sql<Planned & { user_id: number | null }>`
    update outgoing_mail m set status = 'cancelled', error = ${why}, changed_by = ${actor.user_id}
    where ${ofIt} and status in ('queued', 'failed')
    returning application_id, channel, user_id,
      (select name from templates t where t.company_id = m.company_id and t.id = m.template_id)
        as template`.execute(db);
  const activities = await recordMessages(call, rows, { type: "message_cancelled", reason: why });
  for (const [at, { id }] of activities.entries()) {
    const user_id = rows[at]?.user_id;
    if (user_id)
      await notify(db, { activity_ids: [id], recipients: [{ user_id, reason: "SENDER" }] });
  }
}

/**
 * Plans the messages again that the last move cancelled, when that move is undone. Each keeps its
 * time; an overdue one is held as long as any message. Call it before the applications move back.
 */
export async function restorePlanned(call: MoveCall, ids: readonly number[]) {
  const { rows } = await sql<RestoredMessage>`
    update outgoing_mail m set status = 'queued', error = null, cancelled_at_version = null,
      changed_by = null,
      next_attempt_date_time = greatest(next_attempt_date_time, ${after(call.services.clock(), messageHoldMs)})
    from applications a
    where a.company_id = m.company_id and a.id = m.application_id
      and m.application_id = any(${[...ids]}::bigint[])
      and m.status = 'cancelled' and m.cancelled_at_version = a.version - 1
    returning m.id, application_id, channel, next_attempt_date_time, a.anonymised,
      coalesce(nullif(m.subject, ''), left(m.text, 60)) as title,
      (select name from templates t where t.company_id = m.company_id and t.id = m.template_id)
        as template`.execute(call.db);
  await recordMessages(call, rows, { type: "message_planned_again" });
  const about = rows.map(({ application_id }) => ({ id: application_id }));
  const known = await readerStates(call.db, call.actor, about);
  return rows.map((row) => {
    const { id, application_id, template, title, anonymised, next_attempt_date_time } = row;
    const { revealed } = known({ id: application_id });
    const isHidden = isAnonymisedFor(call.actor, anonymised && !revealed);
    return {
      id,
      application_id,
      // The title of a hand-written message may name the candidate.
      template_name: template ?? (isHidden ? "A message" : title),
      send_date_time: next_attempt_date_time,
      problem: null,
    };
  });
}

async function recordMessages(
  call: Acting,
  rows: readonly Planned[],
  activity: { type: "message_cancelled" | "message_planned_again"; reason?: string },
) {
  if (rows.length === 0) return [];
  const activities = await recordActivities(
    call,
    rows.map(({ application_id, channel, template }) => ({
      application_id,
      value_before: template,
      value_after: channel,
      ...activity,
    })),
  );
  publishMessages(call, [...new Set(rows.map(({ application_id }) => application_id))]);
  return activities;
}
