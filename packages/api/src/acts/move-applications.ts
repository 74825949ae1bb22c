import { reasonNeeded, type updateApplicationStatus } from "@ats/core/applications/contract";
import { type Stage, stageId, stageName, stageMoveProblem } from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { sql } from "kysely";
import { recordActivities } from "../applications/activity.ts";
import { applicantNames } from "../applications/applicant-name.ts";
import { isExitReason } from "../applications/exit-reasons.ts";
import { lockApplications, whyStale } from "../applications/lock-applications.ts";
import { type Move, type MovedApplication, noOutcome } from "../applications/move-participant.ts";
import { isOpen } from "../applications/open-application.ts";
import type { ApplicationRow } from "../applications/presenter.ts";
import { publishChange } from "../applications/publish-change.ts";
import { stagesNamed } from "../applications/stages.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { moveParticipants } from "./participants.ts";
import { refusedMoves } from "./refused-moves.ts";

type Change = Pick<
  Call<typeof updateApplicationStatus>,
  "actor" | "afterCommit" | "body" | "db" | "services"
>;

/** Moves each application that can move to a stage, and returns a result for each. */
export async function moveApplications(call: Change) {
  const { actor, body, db } = call;
  await needReason(call);
  const cancelsInterviews = body.cancel_interviews ?? needsReason(body.status);
  for (const { lock } of moveParticipants(call.services))
    await lock?.(call, { status: body.status, cancelsInterviews });
  const rows = await lockApplications(db, body.ids);
  const stageIn = await stagesNamed(
    db,
    rows.map(({ job_id }) => job_id),
    body,
  );
  const alreadyOpen = await findAlreadyOpen(call, rows);
  const asked = rows.map((row) => {
    const to = stageIn(row);
    return { row, to, message: refusalOf(row, to, body) ?? alreadyOpen(row) };
  });
  const refused = await refusedMoves(
    call,
    asked.flatMap(({ row, to, message }) =>
      to && !message ? [{ row, to, job_id: row.job_id }] : [],
    ),
  );
  const results = asked.map((each) => ({
    ...each,
    message: each.message ?? refused.get(each.row.id) ?? null,
  }));
  const { outcome } = await move(call, cancelsInterviews, results.flatMap(movedOf(body)));
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
        interviews_cancelled: outcome.interviewsCancelled.get(row.id) ?? 0,
        documents_withdrawn: outcome.documentsWithdrawn.get(row.id) ?? 0,
        unchecked: outcome.unchecked.has(row.id),
        message,
      };
    }),
    messages: [...outcome.messages, ...outcome.restoredMessages],
  };
}

/** Withdraws an application in process for an agency, whose reason is not one of the company's. */
export async function withdrawApplication(
  call: Omit<Change, "body">,
  id: number,
  reason: string,
): Promise<void> {
  const status = "WITHDRAWN" as const;
  const body = { ids: [id], versions: [], status, reason, silent: false, undo: false };
  for (const { lock } of moveParticipants(call.services))
    await lock?.(call, { status: body.status, cancelsInterviews: true });
  const [row] = await lockApplications(call.db, [id]);
  if (!row || needsReason(row.status)) return;
  const to = (await stagesNamed(call.db, [row.job_id], body))(row);
  await move({ ...call, body }, true, movedOf(body)({ row, to, message: null }));
}

/** Refuses a reason that is not one of the company's. */
async function needReason({ db, body }: Change): Promise<void> {
  if (needsReason(body.status) && !(await isExitReason(db, body.status, body.reason)))
    throw new HttpError(400, reasonNeeded);
}

interface Result {
  row: ApplicationRow;
  to: Stage | undefined;
  message: string | null;
}

const movedOf =
  ({ status, reason }: Change["body"]) =>
  ({ row, to, message }: Result): MovedApplication[] =>
    to && !message
      ? [
          {
            row,
            to,
            isNewStatus: row.status !== status,
            reason: reason ? `${stageName(to)}: ${reason}` : `Moved to ${stageName(to)}`,
            isReopened: needsReason(row.status),
          },
        ]
      : [];

async function move(call: Change, cancelsInterviews: boolean, applications: MovedApplication[]) {
  const { status, stage_message: stageMessage, silent, undo } = call.body;
  const move: Move = {
    applications,
    status,
    stageMessage,
    silent,
    isUndo: undo,
    cancelsInterviews,
    outcome: noOutcome(),
  };
  if (applications.length === 0) return move;
  for (const { beforeMove } of moveParticipants(call.services)) await beforeMove?.(call, move);
  await updateRows(call, applications);
  move.outcome.activities = await recordMoves(call, applications);
  for (const { onMove } of moveParticipants(call.services)) await onMove?.(call, move);
  publish(call, move);
  if (needsReason(status))
    for (const { onExit } of moveParticipants(call.services)) await onExit?.(call, move);
  const reopened = applications.filter(({ isReopened }) => isReopened).map(({ row }) => row.id);
  if (!needsReason(status) && reopened.length > 0)
    for (const { onReopen } of moveParticipants(call.services))
      await onReopen?.(call, reopened, move);
  return move;
}

/** Writes the new stages. An undo restores the time at which the application came to its stage. */
async function updateRows({ body, db, services }: Change, applications: MovedApplication[]) {
  const { status, undo } = body;
  const now = services.clock();
  const since = ({ node_id }: Stage) =>
    undo
      ? sql<Date>`case when previous_status = ${status} and previous_job_id = job_id
          and previous_node_id is not distinct from ${node_id}::bigint
          then previous_status_date_time else ${now}::timestamptz end`
      : now;
  for (const together of Map.groupBy(applications, ({ to }) => stageId(to)).values()) {
    const [first] = together;
    if (!first) continue;
    await db
      .updateTable("applications")
      .set({ status, status_reason: reasonOf(body), status_date_time: since(first.to) })
      .set({ node_id: first.to.node_id })
      .where(
        "id",
        "in",
        together.map(({ row }) => row.id),
      )
      .execute();
  }
}

const reasonOf = ({ status, reason }: Change["body"]) =>
  needsReason(status) ? (reason ?? null) : null;

const recordMoves = (call: Change, applications: MovedApplication[]) =>
  recordActivities(
    call,
    applications.map(({ row, to }) => ({
      application_id: row.id,
      type: "status_changed" as const,
      status_before: row.status,
      status_after: call.body.status,
      value_before: row.node_name,
      value_after: to.node_name,
      reason: reasonOf(call.body),
    })),
  );

/** Refreshes open lists job by job, with the activities of that job. */
function publish(call: Change, { applications, outcome }: Move): void {
  for (const ofJob of Map.groupBy(applications, ({ row }) => row.job_id).values()) {
    const rows = ofJob.map(({ row }) => row);
    const ids = new Set(rows.map(({ id }) => id));
    const activities = outcome.activities.filter(({ application_id }) => ids.has(application_id));
    publishChange(
      call,
      rows,
      activities.map(({ id }) => id),
    );
  }
}

/**
 * Finds applications that cannot return: their candidate has another open application for the job, or
 * one that returns in the same move.
 */
async function findAlreadyOpen({ db, body }: Change, rows: readonly ApplicationRow[]) {
  const reopened = needsReason(body.status) ? [] : rows.filter(({ status }) => needsReason(status));
  const ids = reopened.map(({ id }) => id);
  const { rows: open } = await sql<{ job_id: number; candidate_id: number }>`
    select a.job_id, a.candidate_id from applications a
    where (a.job_id, a.candidate_id) in (select job_id, candidate_id from applications
        where id = any(${ids}::bigint[]))
      and ${isOpen}`.execute(db);
  const taken = new Set(open.map(candidateInJob));
  return (row: ApplicationRow): string | null => {
    if (!ids.includes(row.id)) return null;
    if (taken.has(candidateInJob(row)))
      return `The candidate applied for ${row.job_title} again, and that application is open. Use that one.`;
    taken.add(candidateInJob(row));
    return null;
  };
}

const candidateInJob = ({ job_id, candidate_id }: { job_id: number; candidate_id: number }) =>
  `${job_id} ${candidate_id}`;

/** The reason why an application stays where it is; null when it moves. */
function refusalOf(row: ApplicationRow, to: Stage | undefined, body: Change["body"]) {
  const stale = whyStale(row, body);
  if (stale) return stale;
  return to ? stageMoveProblem(row, to) : "Its job no longer has this stage. Choose another one.";
}
