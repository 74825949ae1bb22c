import * as approvals from "@ats/core/approvals/contract";
import { getJobApproval } from "@ats/core/jobs/approval-contract";
import { releaseJobs } from "@ats/core/jobs/release-contract";
import { undoJobStatus, updateJobStatus } from "@ats/core/jobs/status-contract";
import { updateJob } from "@ats/core/jobs/vacancy-contract";
import { askedApprovers } from "../approvals/asked-approvers.ts";
import { decideOne } from "../approvals/decide.ts";
import { readPeople } from "../approvals/people.ts";
import { ofJob } from "../approvals/job-subject.ts";
import { saveAsked } from "../approvals/save-asked.ts";
import { readRequisition } from "../approvals/stored-requisition.ts";
import { hasApprovals, readApproval } from "../jobs/approval.ts";
import { releaseEach } from "../jobs/release.ts";
import { moveJobs, undoMoves } from "../jobs/status-change.ts";
import { editJob } from "../jobs/write-job.ts";
import { implement } from "../kernel/implement.ts";
import { followRequest, lockSubject } from "./follow-request.ts";
import { jobParticipants } from "./job-participants.ts";

const decide = implement(approvals.decideRequisitions, async ({ body, ...call }) => {
  const { actor, db, services } = call;
  const people = await readPeople(db, actor.company_id, services.clock());
  const records = [];
  // In the order of ids, so that two bulk decisions cannot deadlock.
  const requests = [...new Map(body.requests.map((each) => [each.id, each])).values()];
  for (const seen of requests.toSorted((a, b) => a.id - b.id)) {
    const found = await readRequisition(db, actor.company_id, { id: seen.id });
    if (found) await lockSubject(call, found);
    const { record, decided } = await decideOne(call, seen, body, people);
    const message = decided ? await followRequest(call, decided, body.comment ?? null) : null;
    records.push({ ...record, message: message ?? record.message });
  }
  return { records };
});

const save = implement(approvals.saveRequisition, async (call) => {
  await lockSubject(call, ofJob(call.params.id));
  const changed = await saveAsked(call);
  if (changed) await followRequest(call, changed);
  return {};
});

export const jobApprovalHandlers = [
  implement(updateJobStatus, (call) => moveJobs(call, jobParticipants)),
  implement(undoJobStatus, (call) => undoMoves(call, jobParticipants)),
  implement(releaseJobs, (call) => releaseEach(call, jobParticipants)),
  implement(updateJob, (call) => editJob(call, jobParticipants)),
  implement(getJobApproval, async (call) =>
    readApproval(call, (await hasApprovals(call)) ? askedApprovers : undefined),
  ),
  decide,
  save,
];
