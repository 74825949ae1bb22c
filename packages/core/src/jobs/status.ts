import { type Actor, can, type Right } from "../rights/rights.ts";
import type { JobStatus } from "./job.ts";

/** Every change of a job's status that there is, and the right that it needs. */
export const jobTransitions: Record<JobStatus, Partial<Record<JobStatus, Right>>> = {
  DRAFT: { PENDING_APPROVAL: "UPDATE_JOBS", ACTIVE: "PUBLISH_JOBS", WITHDRAWN: "UPDATE_JOBS" },
  PENDING_APPROVAL: { ACTIVE: "PUBLISH_JOBS", DRAFT: "UPDATE_JOBS", WITHDRAWN: "UPDATE_JOBS" },
  ACTIVE: { ON_HOLD: "PUBLISH_JOBS", FILLED: "PUBLISH_JOBS", WITHDRAWN: "PUBLISH_JOBS" },
  ON_HOLD: { ACTIVE: "PUBLISH_JOBS", FILLED: "PUBLISH_JOBS", WITHDRAWN: "PUBLISH_JOBS" },
  FILLED: { ACTIVE: "PUBLISH_JOBS", ARCHIVED: "PUBLISH_JOBS" },
  WITHDRAWN: { DRAFT: "PUBLISH_JOBS", ARCHIVED: "PUBLISH_JOBS" },
  ARCHIVED: {},
};

/** Whether the approval-process flag is on: then no draft is published without approval. */
interface Process {
  approvals: boolean;
}

type Mover = Pick<Actor, "rights">;

/** Whether an actor may take a job from one status to another. */
export function mayMoveJob(
  actor: Mover,
  from: JobStatus,
  to: JobStatus,
  { approvals }: Process,
): boolean {
  const right = jobTransitions[from][to];
  if (!right || !can(actor, right)) return false;
  return !(approvals && from === "DRAFT" && to === "ACTIVE");
}

/** Where handing in a draft leads: to the public for who may publish, else to approval. */
export const submittedStatus = (actor: Mover, process: Process): JobStatus =>
  mayMoveJob(actor, "DRAFT", "ACTIVE", process) ? "ACTIVE" : "PENDING_APPROVAL";

/** Who a job belongs to, as far as editing it asks. */
interface Owned {
  status: JobStatus;
  hiring_manager_id: number;
  created_by: number | null;
}

/** Who may publish edits every job but an archived one; others their own, until it is handed in. */
export function mayEditJob(actor: Pick<Actor, "rights" | "user_id">, job: Owned): boolean {
  if (!can(actor, "UPDATE_JOBS") || job.status === "ARCHIVED") return false;
  if (can(actor, "PUBLISH_JOBS")) return true;
  const isOwn = job.hiring_manager_id === actor.user_id || job.created_by === actor.user_id;
  return isOwn && job.status === "DRAFT";
}

/** Why a job closes; each closing names one. */
export const closeReasons: Partial<Record<JobStatus, readonly string[]>> = {
  FILLED: [
    "Hired through this vacancy",
    "Filled by somebody of the company",
    "Filled through an agency",
    "Filled from another vacancy",
  ],
  WITHDRAWN: [
    "The role is no longer needed",
    "The budget was withdrawn",
    "Too few suitable applicants",
    "Replaced by another vacancy",
    "Advertised in error",
  ],
};

export const needsCloseReason = (status: JobStatus): boolean => status in closeReasons;
