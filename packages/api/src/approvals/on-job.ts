import { owedDecisions } from "@ats/core/approvals/owed-decisions";
import { approvedTerms } from "@ats/core/jobs/approval";
import type { JobParticipant } from "../jobs/job-participant.ts";
import { actOnRequisition, storeRequisition } from "./act-on-requisition.ts";
import { decideSteps } from "./decide.ts";
import { readPeople } from "./people.ts";
import { ofJob, readAskingJob } from "./job-subject.ts";
import { begunAnew, changeRequisition, fieldsRead, sendRequisition } from "./send-requisition.ts";
import { leftToApprove } from "./left-to-approve.ts";
import { lockRequisition, type StoredRequisition } from "./stored-requisition.ts";

/** With the approval process on, a job that is sent for approval has a request that passes a chain. */
export const approvalsOnJob: JobParticipant = {
  async beforeMove(call, job, to, { reason, approvals }) {
    const requisition =
      job.status === "PENDING_APPROVAL"
        ? await pendingRequisition(call, job.id, approvals)
        : await lockRequisition(call.db, call.actor.company_id, ofJob(job.id));
    if (requisition?.state !== "pending") return undefined;
    if (job.status !== "PENDING_APPROVAL" && to === "ACTIVE" && approvals)
      return { refused: "What it asks for has changed and waits for approval." };
    const now = call.services.clock();
    const people = await readPeople(call.db, call.actor.company_id, now);
    if (to === "ON_HOLD" || to === "FILLED") return undefined;
    if (to === "WITHDRAWN" || (to === "ACTIVE" && !approvals)) {
      await actOnRequisition(call, requisition, { type: "withdraw" }, people, {
        type: "withdrawn",
      });
      return undefined;
    }
    const owed = owedDecisions(requisition, call.actor.user_id, people);
    const [first] = owed;
    if (to === "DRAFT") {
      if (!first || !reason) {
        await actOnRequisition(call, requisition, { type: "recall" }, people, { type: "recalled" });
        return undefined;
      }
      const act = { type: "send_back", by: call.actor.user_id, comment: reason, ...first } as const;
      const record = { type: "sent_back", approver_id: first.approver, comment: reason } as const;
      const done = await actOnRequisition(call, requisition, act, people, record);
      return "problem" in done ? { refused: done.problem } : undefined;
    }
    const done = await decideSteps(call, requisition, { decision: "approve" }, people);
    if ("problem" in done) return { refused: done.problem };
    return done.state === "approved" ? undefined : { recorded: leftToApprove(done) };
  },

  async afterMove(call, job, to, { approvals }) {
    const { actor, db, services } = call;
    if (to === "DRAFT") {
      const before = await lockRequisition(db, actor.company_id, ofJob(job.id));
      if (before?.state === "approved" || before?.state === "withdrawn") {
        const people = await readPeople(db, actor.company_id, services.clock());
        await storeRequisition(call, begunAnew(before), before, { type: "recalled" }, people);
      }
    }
    if (to !== "PENDING_APPROVAL" || !approvals) return false;
    const people = await readPeople(db, actor.company_id, services.clock());
    const sent = await sendRequisition(call, ofJob(job.id), people, {
      isDraft: job.status === "DRAFT",
    });
    return sent.state === "approved";
  },

  async afterEdit(call, job_id) {
    const { actor, db, services } = call;
    const requisition = await lockRequisition(db, actor.company_id, ofJob(job_id));
    const isRunning = requisition?.state === "pending" || requisition?.state === "approved";
    if (!requisition || !isRunning) return undefined;
    const people = await readPeople(db, actor.company_id, services.clock());
    return (await changeRequisition(call, requisition, people)).state;
  },

  async fieldsRead({ actor, db }, job_id) {
    const requisition = await lockRequisition(db, actor.company_id, ofJob(job_id));
    const read = requisition ? fieldsRead(requisition) : [];
    return read.filter((field) => !(approvedTerms as readonly string[]).includes(field));
  },
};

/** The request of a job that waits for approval; one from before requests were kept is sent now. */
async function pendingRequisition(
  call: Parameters<NonNullable<JobParticipant["beforeMove"]>>[0],
  job_id: number,
  approvals: boolean,
): Promise<StoredRequisition | undefined> {
  const { actor, db, services } = call;
  const found = await lockRequisition(db, actor.company_id, ofJob(job_id));
  if (found || !approvals) return found;
  const job = await readAskingJob(db, actor.company_id, job_id);
  if (!job) return undefined;
  const people = await readPeople(db, actor.company_id, services.clock());
  const user_id = job.approval_requested_by ?? job.created_by;
  const acting = { ...call, actor: { company_id: actor.company_id, user_id } };
  return sendRequisition(acting, ofJob(job_id), people, { isDraft: true });
}
