import * as approvals from "@ats/core/approvals/contract";
import { getJobApproval } from "@ats/core/jobs/approval-contract";
import { undoJobStatus, updateJobStatus } from "@ats/core/jobs/status-contract";
import { updateJob } from "@ats/core/jobs/vacancy-contract";
import { askedApprovers } from "../approvals/asked-approvers.ts";
import { decideOne } from "../approvals/decide.ts";
import { readPeople } from "../approvals/people.ts";
import { readAskingJob } from "../approvals/resolve-chain.ts";
import { saveAsked } from "../approvals/save-asked.ts";
import { fieldsRead } from "../approvals/send-requisition.ts";
import { readRequisition, type StoredRequisition } from "../approvals/stored-requisition.ts";
import { asCompany } from "../database/database.ts";
import { hasApprovals, readApproval } from "../jobs/approval.ts";
import { openApprovedJob, returnJob } from "../jobs/open-approved-job.ts";
import { moveJobs, undoMoves } from "../jobs/status-change.ts";
import { editJob } from "../jobs/write-job.ts";
import { type Acting, implement } from "../kernel/implement.ts";
import { jobParticipants } from "./job-participants.ts";

/**
 * Makes a job follow its request: approved, it opens; back with its author, it is a draft; asked
 * again, it leaves the public. Returns what is left to do, if anything.
 */
export async function followRequest(
  acting: Acting,
  requisition: StoredRequisition,
  comment: string | null = null,
): Promise<string | null> {
  const { db, actor, services } = acting;
  const job = await readAskingJob(db, actor.company_id, requisition.job_id);
  // Nobody in particular makes a sweep; what follows is the requester's.
  const by = {
    db,
    services,
    actor: { ...actor, user_id: actor.user_id ?? requisition.requested_by },
  };
  const waits = job?.status === "PENDING_APPROVAL";
  if (waits && requisition.state === "approved")
    return (await openApprovedJob(by, job.id, fieldsRead(requisition)))?.message ?? null;
  if (waits && (requisition.state === "draft" || requisition.state === "sent_back"))
    await returnJob(by, job.id, { from: job.status, to: "DRAFT", reason: comment });
  if (job?.status === "ACTIVE" && requisition.state === "pending")
    await returnJob(by, job.id, { from: job.status, to: "PENDING_APPROVAL", reason: null });
  return null;
}

/** Locks a job before its request, whether or not the caller's role covers it. */
export const lockJob = ({ db, actor }: Pick<Acting, "actor" | "db">, id: number) =>
  asCompany(db, actor.company_id, () =>
    db
      .selectFrom("jobs")
      .select("id")
      .where("company_id", "=", actor.company_id)
      .where("id", "=", id)
      .forUpdate()
      .execute(),
  );

const decide = implement(approvals.decideRequisitions, async ({ body, ...call }) => {
  const { actor, db, services } = call;
  const people = await readPeople(db, actor.company_id, services.clock());
  const records = [];
  // In the order of ids, so that two bulk decisions cannot deadlock.
  const requests = [...new Map(body.requests.map((each) => [each.id, each])).values()];
  for (const seen of requests.toSorted((a, b) => a.id - b.id)) {
    const found = await readRequisition(db, actor.company_id, { id: seen.id });
    if (found) await lockJob(call, found.job_id);
    const { record, decided } = await decideOne(call, seen, body, people);
    const message = decided ? await followRequest(call, decided, body.comment ?? null) : null;
    records.push({ ...record, message: message ?? record.message });
  }
  return { records };
});

const save = implement(approvals.saveRequisition, async (call) => {
  await lockJob(call, call.params.id);
  const changed = await saveAsked(call);
  if (changed) await followRequest(call, changed);
  return {};
});

export const jobApprovalHandlers = [
  implement(updateJobStatus, (call) => moveJobs(call, jobParticipants)),
  implement(undoJobStatus, (call) => undoMoves(call, jobParticipants)),
  implement(updateJob, (call) => editJob(call, jobParticipants)),
  implement(getJobApproval, async (call) =>
    readApproval(call, (await hasApprovals(call)) ? askedApprovers : undefined),
  ),
  decide,
  save,
];
