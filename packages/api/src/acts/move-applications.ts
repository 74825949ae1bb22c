import { reasonNeeded, type updateApplicationStatus } from "@ats/core/applications/contract";
import { type Stage, stageId, stageName, whyNotMovedTo } from "@ats/core/applications/stage";
import { needsReason, statusesOf, statusLabels } from "@ats/core/applications/status";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { uncheckedOf } from "../checks/reading.ts";
import { countStillWithdrawn, withdrawDocuments } from "../documents/on-exit.ts";
import { lockCalendar } from "../interviews/conflicts.ts";
import {
  endInvitationsOf,
  cancelUpcomingInterviews,
  countStillCancelled,
} from "../interviews/on-exit.ts";
import { writeStageMessages } from "../messages/stage-messages.ts";
import { restorePlanned, cancelPlanned } from "../messages/cancel-planned.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import { recordActivities } from "../applications/activity.ts";
import { applicantNames } from "../applications/applicant-name.ts";
import { isExitReason } from "../applications/exit-reasons.ts";
import { lockApplications, whyStale } from "../applications/lock.ts";
import type { ApplicationRow } from "../applications/presenter.ts";
import { isOpen } from "../applications/open-application.ts";
import { stagesNamed } from "../applications/stages.ts";

type Change = Call<typeof updateApplicationStatus>;

/** An application and the stage of its job that it goes to. */
interface MovedApplication {
  row: ApplicationRow;
  to: Stage;
}

/** Moves applications to a stage: each that can move does, and each gets its own result. */
export async function moveApplications(call: Change) {
  const { actor, body, db } = call;
  await needReason(call);
  if (leavesCalendar(body) || endsInvitations(body)) await lockCalendar(db, actor.company_id);
  const rows = await lockApplications(db, body.ids);
  const stageIn = await stagesNamed(
    db,
    rows.map(({ job_id }) => job_id),
    body,
  );
  const alreadyOpen = await findAlreadyOpen(call, rows);
  const results = rows.map((row) => {
    const to = stageIn(row);
    return { row, to, message: refusalOf(row, to, body) ?? alreadyOpen(row) };
  });
  const moved = results.flatMap(({ row, to, message }) => (to && !message ? [{ row, to }] : []));
  const messages = moved.length > 0 ? await move(call, moved) : [];
  const cancelled = await cancelInterviews(call, moved, messages);
  const withdrawn = await endDocuments(call, moved);
  const unchecked = await uncheckedOf(db, hired(moved));
  const nameOf = await applicantNames(db, actor, rows);
  return {
    records: results.map(({ row, to, message }) => {
      const { status, node_name } = (message ? undefined : to) ?? row;
      return {
        id: row.id,
        updated: !message,
        status,
        node_name,
        previous_status: row.status,
        applicant_name: nameOf(row),
        job_no: row.job_number,
        interviews_cancelled: cancelled.get(row.id) ?? 0,
        documents_withdrawn: withdrawn.get(row.id) ?? 0,
        unchecked: unchecked.has(row.id),
        message,
      };
    }),
    messages,
  };
}

/** A reason is one of the company's. */
async function needReason({ db, body }: Change): Promise<void> {
  if (needsReason(body.status) && !(await isExitReason(db, body.status, body.reason)))
    throw new HttpError(400, reasonNeeded);
}

async function move(call: Change, moved: MovedApplication[]) {
  const { actor, body, db, services, afterCommit } = call;
  const { status, silent } = body;
  const reason = needsReason(status) ? (body.reason ?? null) : null;
  const isNew = ({ row }: MovedApplication) => row.status !== status;
  const [entered, within] = [moved.filter(isNew), moved.filter((each) => !isNew(each))];
  await cancelPlanned(call, {
    ids: entered.map(({ row }) => row.id),
    why: movedOn(statusLabels[status]),
    byHand: needsReason(status),
  });
  for (const [name, together] of Map.groupBy(within, ({ to }) => stageName(to)))
    await cancelPlanned(call, {
      ids: together.map(({ row }) => row.id),
      why: movedOn(name),
      byHand: false,
      nodeOnly: true,
    });
  const again = body.undo
    ? await restorePlanned(
        call,
        moved.map(({ row }) => row.id),
      )
    : [];
  const now = services.clock();
  /** Undone, it has stood there since it first came. */
  const since = (to: Stage | undefined) =>
    body.undo
      ? sql<Date>`case when left_status = ${status} and left_job_id = job_id
          and left_node_id is not distinct from ${to?.node_id ?? null}::bigint
          then left_date_time else ${now}::timestamptz end`
      : now;
  for (const together of Map.groupBy(moved, ({ to }) => stageId(to)).values())
    await db
      .updateTable("applications")
      .set({ status, status_reason: reason, status_date_time: since(together[0]?.to) })
      .set({ node_id: together[0]?.to.node_id ?? null })
      .where(
        "id",
        "in",
        together.map(({ row }) => row.id),
      )
      .execute();
  const activities = await recordActivities(
    call,
    moved.map(({ row, to }) => ({
      application_id: row.id,
      type: "status_changed" as const,
      status_before: row.status,
      status_after: status,
      value_before: row.node_name,
      value_after: to.node_name,
      reason,
    })),
  );
  const arrivals = moved.map((each) => ({
    id: each.row.id,
    node_id: each.to.node_id,
    isNew: isNew(each),
  }));
  const messages = await writeStageMessages(call, arrivals, status, body.tell);
  for (const [job_id, ofJob] of Map.groupBy(moved, ({ row }) => row.job_id)) {
    const application_ids = ofJob.map(({ row }) => row.id);
    const activity_ids = activities
      .filter(({ application_id }) => application_ids.includes(application_id))
      .map(({ id }) => id);
    await notifyFollowers(db, { activity_ids, job_id, initiator_id: actor.user_id, silent });
    afterCommit(() =>
      services.live.publish({
        company_id: actor.company_id,
        job_id,
        application_ids,
        activity_ids,
      }),
    );
  }
  return [...messages, ...again];
}

const movedOn = (to: string) => `The application moved on to ${to} before it went out.`;

const leavesCalendar = ({ status, cancel_interviews }: Change["body"]) =>
  cancel_interviews ?? needsReason(status);

const endsInvitations = ({ status }: Change["body"]) => !statusesOf.active.includes(status);

/**
 * Of those that leave the interviews to come are cancelled; the candidate hears of it with what the
 * stage says, not before. Of those that come back, how many stay cancelled.
 */
async function cancelInterviews(
  call: Change,
  moved: readonly MovedApplication[],
  messages: Awaited<ReturnType<typeof writeStageMessages>>,
): Promise<ReadonlyMap<number, number>> {
  const { body, db, services } = call;
  const ids = moved.map(({ row }) => row.id);
  if (leavesCalendar(body))
    return cancelUpcomingInterviews(
      call,
      moved.map(({ row: { id }, to }) => ({
        id,
        reason: whyGone(to, body),
        tellAt: messages.find(({ application_id, problem }) => application_id === id && !problem)
          ?.send_date_time,
      })),
    );
  if (endsInvitations(body)) await endInvitationsOf(db, ids, services.clock());
  const back = reopened(moved);
  return back.length > 0 ? countStillCancelled(db, back, services.clock()) : new Map();
}

/** Nobody signs who has left; of those that come back, how many documents stay taken back. */
async function endDocuments(
  call: Change,
  moved: readonly MovedApplication[],
): Promise<ReadonlyMap<number, number>> {
  const { body, db, services } = call;
  if (needsReason(body.status))
    return withdrawDocuments(
      call,
      moved.map(({ row: { id }, to }) => ({ id, reason: whyGone(to, body) })),
    );
  const back = reopened(moved);
  return back.length > 0 ? countStillWithdrawn(db, back, services.clock()) : new Map();
}

const whyGone = (to: Stage, { reason }: Change["body"]) =>
  reason ? `${stageName(to)}: ${reason}` : `Moved to ${stageName(to)}`;

const hired = (moved: readonly MovedApplication[]) =>
  moved.filter(({ to }) => to.status === "HIRE").map(({ row }) => row.id);

const reopened = (moved: readonly MovedApplication[]) =>
  moved.filter(({ row }) => needsReason(row.status)).map(({ row }) => row.id);

/**
 * Why an application that has left does not come back: its candidate stands open in its job by another,
 * or by one that comes back with it.
 */
async function findAlreadyOpen({ db, body }: Change, rows: readonly ApplicationRow[]) {
  const back = needsReason(body.status) ? [] : rows.filter(({ status }) => needsReason(status));
  const ids = back.map(({ id }) => id);
  const { rows: open } = await sql<{ job_id: number; candidate_id: number }>`
    select a.job_id, a.candidate_id from applications a
    where (a.job_id, a.candidate_id) in (select job_id, candidate_id from applications
        where id = any(${ids}::bigint[]))
      and ${isOpen}`.execute(db);
  const taken = new Set(open.map(place));
  return (row: ApplicationRow): string | null => {
    if (!ids.includes(row.id)) return null;
    if (taken.has(place(row)))
      return `The candidate applied for ${row.job_title} again, and that application is open. Go on with that one.`;
    taken.add(place(row));
    return null;
  };
}

const place = ({ job_id, candidate_id }: { job_id: number; candidate_id: number }) =>
  `${job_id} ${candidate_id}`;

/** Why an application stays where it is; nothing where it moves. */
function refusalOf(row: ApplicationRow, to: Stage | undefined, body: Change["body"]) {
  const stale = whyStale(row, body);
  if (stale) return stale;
  return to
    ? whyNotMovedTo(row, to)
    : "Its job has no such stage any more. Look again, then move it.";
}
