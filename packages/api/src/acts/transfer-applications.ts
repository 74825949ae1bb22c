import { transferProblem } from "@ats/core/applications/status";
import type { transferApplications } from "@ats/core/applications/transfer-contract";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { lockCandidates } from "../candidates/lock-candidates.ts";
import type { CompanyDb } from "../database/database.ts";
import { recordActivities } from "../applications/activity.ts";
import { applicantNames } from "../applications/applicant-name.ts";
import { lockApplications, whyStale } from "../applications/lock-applications.ts";
import { closedJob, needJob } from "../applications/open-job.ts";
import { type ApplicationRow, nodeName } from "../applications/presenter.ts";
import { publishChange } from "../applications/publish-change.ts";
import { type Move, noOutcome } from "../applications/move-participant.ts";
import { moveParticipants } from "./participants.ts";
import { refusedMoves } from "./refused-moves.ts";

/**
 * Transfers applications to another job. Each keeps its status, and is anonymised if it was or if
 * that job is.
 */
export async function transferToJob(call: Call<typeof transferApplications>) {
  const { actor, body, db } = call;
  const cancelsInterviews = body.cancel_interviews;
  for (const { lock } of moveParticipants(call.services)) await lock?.(call, { cancelsInterviews });
  const job = await needJob(db, body.job_id);
  if (!job.isOpen && !body.undo) throw new HttpError(409, closedJob);
  const rows = await lockApplications(db, body.ids);
  const people = rows.map(({ candidate_id }) => candidate_id);
  await lockCandidates(db, people);
  const { rows: withApplication } = await sql<{ candidate_id: number }>`
    select candidate_id from applications where job_id = ${job.id}
    and candidate_id = any(${people}::bigint[])`.execute(db);
  const left = body.undo ? await leftNodes(db, rows, job.id) : new Map<number, null>();
  const taken = new Set(withApplication.map(({ candidate_id }) => candidate_id));
  const asked = rows.map((row) => {
    const closed = job.isOpen || left.has(row.id) ? null : closedJob;
    const message = whyStale(row, body) ?? closed ?? refusalOf(row, job.id, taken);
    if (!message) taken.add(row.candidate_id);
    return { row, message };
  });
  const refused = await refusedMoves(
    call,
    asked.flatMap(({ row, message }) => (message ? [] : [{ row, to: row, job_id: job.id }])),
  );
  const results = asked.map(({ row, message }) => ({
    row,
    message: message ?? refused.get(row.id) ?? null,
  }));
  const moved = results.filter(({ message }) => !message).map(({ row }) => row);
  const movedIds = moved.map(({ id }) => id);
  const move: Move = {
    applications: moved.map((row) => ({
      row,
      to: row,
      isNewStatus: false,
      reason: `Transferred to ${job.title} (${job.job_number})`,
      isReopened: false,
    })),
    transferTo: job,
    cancelsInterviews,
    isUndo: body.undo,
    silent: true,
    outcome: noOutcome(),
  };
  if (moved.length > 0) {
    for (const { onExit } of moveParticipants(call.services)) await onExit?.(call, move);
    for (const { beforeMove } of moveParticipants(call.services)) await beforeMove?.(call, move);
  }
  for (const id of movedIds)
    await db
      .updateTable("applications")
      .set({ job_id: job.id, ...(job.anonymised && { hides_person: true }) })
      .$if(left.has(id), (query) => query.set({ node_id: left.get(id) ?? null }))
      .where("id", "=", id)
      .execute();
  const nodes = await nodesOf(db, movedIds);
  move.outcome.activities = await recordActivities(
    call,
    moved.map((row) => ({
      application_id: row.id,
      type: "transferred" as const,
      value_before: placeIn(row.job_title, row.job_number, row.node_name),
      value_after: placeIn(job.title, job.job_number, nodes.get(row.id)),
    })),
  );
  if (moved.length > 0)
    for (const { onMove } of moveParticipants(call.services)) await onMove?.(call, move);
  publishChange(call, [...moved, ...movedIds.map((id) => ({ id, job_id: job.id }))]);
  const nameOf = await applicantNames(db, actor, rows);
  return {
    records: results.map(({ row, message }) => ({
      id: row.id,
      updated: message === null,
      version: row.version + (message === null ? 1 : 0),
      previous_job_id: row.job_id,
      applicant_name: nameOf(row),
      interviews_cancelled: move.outcome.interviewsCancelled.get(row.id) ?? 0,
      documents_withdrawn: move.outcome.documentsWithdrawn.get(row.id) ?? 0,
      message,
    })),
  };
}

/** Formats a job and stage, such as "Staff Nurse (1001), Phone call". */
const placeIn = (title: string, number: number, node: string | null | undefined) =>
  `${title} (${number})${node ? `, ${node}` : ""}`;

/** Finds the stages from which applications were transferred out of this job, for an undo. */
async function leftNodes(db: CompanyDb, rows: readonly ApplicationRow[], jobId: number) {
  const found = await db
    .selectFrom("applications")
    .select(["id", "previous_node_id"])
    .where("previous_job_id", "=", jobId)
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(found.map(({ id, previous_node_id }) => [id, previous_node_id]));
}

/** The names of the stages that applications are in. */
async function nodesOf(db: CompanyDb, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; node_name: string | null }>`
    select a.id, ${nodeName} from applications a where a.id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, node_name }) => [id, node_name]));
}

function refusalOf(row: ApplicationRow, jobId: number, taken: ReadonlySet<number>): string | null {
  if (row.job_id === jobId) return "It is already in this job.";
  if (taken.has(row.candidate_id)) return "The candidate has already applied for this job.";
  return transferProblem(row.status) ?? null;
}
