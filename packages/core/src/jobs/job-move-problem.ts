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
  return mayMoveJob(actor, job, to, { approvals: false })
    ? "It needs approval. Send it for approval first."
    : `You may not move it from ${from} to ${next}.`;
}
