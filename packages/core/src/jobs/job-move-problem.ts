import { type JobStatus, jobStatusLabels } from "./job.ts";
import {
  jobTransitions,
  mayMoveJob,
  type JobActor,
  type OwnedJob,
  type ApprovalProcess,
} from "./status.ts";

/** Explains why an actor may not change a job's status; undefined when they may. */
export function jobMoveProblem(
  actor: JobActor,
  job: OwnedJob,
  to: JobStatus,
  process: ApprovalProcess,
): string | undefined {
  if (mayMoveJob(actor, job, to, process)) return undefined;
  const [from, next] = [job.status, to].map((status) => jobStatusLabels[status].toLowerCase());
  if (job.status === to) return `It is already ${from}.`;
  if (!jobTransitions[job.status][to]) return `It cannot go from ${from} to ${next}.`;
  if (!mayMoveJob(actor, { ...job, needs_approval: true }, to, { approvals: to !== "ACTIVE" }))
    return `You may not move it from ${from} to ${next}.`;
  if (to === "PENDING_APPROVAL") return "It needs no approval.";
  if (job.status === "PENDING_APPROVAL")
    return "You sent it for approval. Somebody else must approve it.";
  return job.status === "DRAFT"
    ? "It needs approval. Send it for approval first."
    : "Its salary or headcount has changed since approval. Send it for approval first.";
}
