import type * as contract from "@ats/core/jobs/status-contract";
import type { JobStatus } from "@ats/core/jobs/job";
import { type JobInput, vacancyProblems } from "@ats/core/jobs/job-input";
import { returnsToAuthor } from "@ats/core/jobs/approval";
import { mayUndoMove, needsCloseReason } from "@ats/core/jobs/status";
import { jobMoveProblem } from "@ats/core/jobs/job-move-problem";
import type { Call } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { missingField } from "../custom-fields/write-values.ts";
import { hasApprovals } from "./approval.ts";
import { mailOfApproval, cancelApprovalMail } from "./approval-mail.ts";
import { forgetApprovedVersion, keepApprovedVersion } from "./approved-version.ts";
import { readJob } from "./details.ts";
import { needsApproval } from "./needs-approval.ts";
import type { JobMove, JobParticipant } from "./job-participant.ts";
import { openApprovedJob } from "./open-approved-job.ts";
import { recordJobEvent } from "./record-job-event.ts";
import { nothingToUndo } from "./undo.ts";

type Changing = Pick<Call, "actor" | "db" | "services">;
type Participants = readonly JobParticipant[];

/** Moves each job that can; one that changed since it was seen stays. */
export async function moveJobs(
  { body, ...call }: Call<typeof contract.updateJobStatus>,
  participants: Participants,
) {
  const approvals = await hasApprovals(call);
  const { status: to, reason } = body;
  const move = { reason, approvals };
  const decide = async (job: Locked, now: Date) => {
    const from = job.status;
    const refusal = jobMoveProblem(call.actor, job, to, { approvals });
    if (refusal) return refusal;
    if (returnsToAuthor(call.actor, job, to) && !reason)
      return "Give a reason for sending it back.";
    if (to === "ACTIVE" || to === "PENDING_APPROVAL") {
      const full = await readJob(call.db, job.id);
      const closing = iso(full.closing_date_time);
      const input = { ...full, closing_date_time: closing } as unknown as JobInput;
      const [problem] = vacancyProblems(input, now);
      if (problem) return `It is not complete. ${problem.message}`;
      const missing = await missingField(call.db, "jobs", job.id);
      if (missing) return `It is not complete. Fill in ${missing}.`;
    }
    const stays = await beforeMove(call, participants, job, to, move);
    if (stays) return stays;
    if (to === "ACTIVE" && isBeforePublication(from))
      await keepApprovedVersion(call, await readJob(call.db, job.id), {
        user_id: call.actor.user_id,
        approved_date_time: now,
        reads: await readByApproval(call, participants, job.id),
      });
    await cancelApprovalMail(call.db, job.id);
    if (!approvals && (to === "PENDING_APPROVAL" || returnsToAuthor(call.actor, job, to)))
      await mailOfApproval(call, job, to, reason);
    return {
      status: to,
      ...(to === "PENDING_APPROVAL" && { approval_requested_by: call.actor.user_id }),
      // An approval stays on record.
      previous_status: approvals && from === "PENDING_APPROVAL" && to === "ACTIVE" ? null : from,
      previous_published_date_time: job.published_date_time,
      close_reason: needsCloseReason(to)
        ? (reason ?? null)
        : to === "ARCHIVED"
          ? job.close_reason
          : null,
      // A job that was on hold keeps its publishing date; a reopened job gets a new one.
      published_date_time:
        to === "ACTIVE" && from !== "ON_HOLD"
          ? now
          : (job.published_date_time ?? (to === "ACTIVE" ? now : null)),
    };
  };
  return changeEach(call, body.jobs, decide, participants, move);
}

/** Why a job stays where it is, by an area's word: refused, or recorded and not done yet. */
async function beforeMove(
  call: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  participants: Participants,
  job: Locked,
  to: JobStatus,
  move: JobMove,
): Promise<string | Stays | undefined> {
  for (const { beforeMove: react } of participants) {
    const stays = await react?.(call, job, to, move);
    if (stays) return "refused" in stays ? stays.refused : stays;
  }
  return undefined;
}

const readByApproval = async (
  call: Changing,
  participants: Participants,
  job_id: number,
): Promise<string[]> => {
  const read = [];
  for (const { fieldsRead } of participants)
    read.push(...((await fieldsRead?.(call, job_id)) ?? []));
  return read;
};

const isBeforePublication = (status: JobStatus) =>
  status === "DRAFT" || status === "PENDING_APPROVAL";

const iso = (time: unknown) =>
  time instanceof Date ? time.toISOString() : (time as string | null);

/** An undo ignores the table of allowed changes, since the job had that status a moment ago. */
export async function undoMoves(
  { body, ...call }: Call<typeof contract.undoJobStatus>,
  participants: Participants,
) {
  const approvals = await hasApprovals(call);
  const decide = async (job: Locked) => {
    if (!job.previous_status) return "There is nothing to undo.";
    if (!mayUndoMove(call.actor, job)) return "You cannot undo this. Ask the person who did it.";
    const { previous_status: status } = job;
    const stays = await beforeMove(call, participants, job, status, { approvals });
    if (stays) return stays;
    await cancelApprovalMail(call.db, job.id);
    if (job.status === "ACTIVE" && isBeforePublication(status))
      await forgetApprovedVersion(call.db, job.id);
    const close_reason = needsCloseReason(status) ? await lastReason(call, job.id, status) : null;
    return { status, close_reason, published_date_time: job.previous_published_date_time };
  };
  return changeEach(call, body.jobs, decide, participants, { approvals });
}

/** The latest reason for a status, from the job's record. */
async function lastReason({ actor, db }: Changing, job_id: number, status: JobStatus) {
  const event = await db
    .selectFrom("job_events")
    .select("reason")
    .where("company_id", "=", actor.company_id)
    .where("job_id", "=", job_id)
    .where("status_after", "=", status)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return event?.reason ?? null;
}

type Locked = Awaited<ReturnType<typeof lockJobs>>[number];
/** What was asked is recorded, and the job stays where it is. */
type Stays = { recorded: string };
type Move = {
  status: JobStatus;
  approval_requested_by?: number;
  previous_status?: JobStatus | null;
  previous_published_date_time?: Date | null;
  close_reason: string | null;
  published_date_time: Date | null;
};

/** Changes jobs one by one; a text that `decide` returns is the reason why a job stays. */
async function changeEach(
  call: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  seen: readonly { id: number; version: number }[],
  decide: (job: Locked, now: Date) => Promise<Move | Stays | string>,
  participants: Participants,
  by: JobMove,
) {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const now = call.services.clock();
  const records = [];
  for (const job of await lockJobs(call, [...versions.keys()])) {
    const move =
      job.version === versions.get(job.id)
        ? await decide(job, now)
        : "Someone has changed it since. Check it again.";
    const { id, job_number, title } = job;
    if (typeof move === "string" || "recorded" in move) {
      const { status, version } = job;
      const [updated, message] = typeof move === "string" ? [false, move] : [true, move.recorded];
      records.push({ id, job_number, title, updated, status, version, message });
      continue;
    }
    const version = job.version + 1;
    await call.db
      .updateTable("jobs")
      .set({ ...nothingToUndo, ...move, version, status_date_time: now })
      .where("company_id", "=", call.actor.company_id)
      .where("id", "=", id)
      .execute();
    await recordJobEvent(call, {
      job_id: id,
      type: "status_changed",
      status_before: job.status,
      status_after: move.status,
      reason: needsCloseReason(move.status) ? move.close_reason : (by.reason ?? null),
    });
    let isApproved = false;
    for (const { afterMove } of participants)
      if (await afterMove?.(call, job, move.status, by)) isApproved = true;
    const opened = isApproved
      ? await openApprovedJob(call, id, await readByApproval(call, participants, id))
      : undefined;
    const { status, message } = opened ?? { status: move.status, message: null };
    records.push({
      id,
      job_number,
      title,
      updated: true,
      status,
      version: version + (opened ? 1 : 0),
      message,
    });
  }
  return { records };
}

/** Locked in the order of ids, so that two bulk changes cannot deadlock. */
export async function lockJobs({ actor, db }: Changing, ids: number[]) {
  const rows = await db
    .selectFrom("jobs as j")
    .select(["id", "job_number", "title", "status", "previous_status", "version"])
    .select(["hiring_manager_id", "created_by", "published_date_time", "released_date_time"])
    .select(["channels", "close_reason", "recruiter_id", "approval_requested_by"])
    .select(needsApproval.as("needs_approval"))
    .select(["previous_published_date_time", "previous_released_date_time"])
    .where("company_id", "=", actor.company_id)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw notFound("job");
  return rows;
}
