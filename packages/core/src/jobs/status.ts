import { type Actor, can, type Right } from "../rights/rights.ts";
import type { JobStatus } from "./job.ts";

/** Every allowed change of a job's status, with the right it requires. */
export const jobTransitions: Record<JobStatus, Partial<Record<JobStatus, Right>>> = {
  DRAFT: { PENDING_APPROVAL: "UPDATE_JOBS", ACTIVE: "PUBLISH_JOBS", WITHDRAWN: "UPDATE_JOBS" },
  PENDING_APPROVAL: { ACTIVE: "PUBLISH_JOBS", DRAFT: "UPDATE_JOBS", WITHDRAWN: "UPDATE_JOBS" },
  ACTIVE: { ON_HOLD: "PUBLISH_JOBS", FILLED: "PUBLISH_JOBS", WITHDRAWN: "PUBLISH_JOBS" },
  ON_HOLD: {
    PENDING_APPROVAL: "PUBLISH_JOBS",
    ACTIVE: "PUBLISH_JOBS",
    FILLED: "PUBLISH_JOBS",
    WITHDRAWN: "PUBLISH_JOBS",
  },
  FILLED: {
    PENDING_APPROVAL: "PUBLISH_JOBS",
    ACTIVE: "PUBLISH_JOBS",
    ARCHIVED: "PUBLISH_JOBS",
  },
  WITHDRAWN: { DRAFT: "PUBLISH_JOBS", ARCHIVED: "PUBLISH_JOBS" },
  ARCHIVED: {},
};

/** With the approval-process flag on, nobody publishes what nobody else approved. */
export interface ApprovalProcess {
  approvals: boolean;
}

export type JobActor = Pick<Actor, "rights" | "user_id">;

/** The fields of a job that decide who may edit and move it. */
export interface OwnedJob {
  status: JobStatus;
  hiring_manager_id: number;
  created_by: number | null;
  /** The user who sent it for approval last, or changed its salary or headcount while it waited. */
  approval_requested_by: number | null;
  /** True when salary or headcount differ from what was approved. */
  needs_approval: boolean;
}

/** True for a user who may publish, and for the job's hiring manager and author. */
const ownsJob = (actor: JobActor, job: OwnedJob): boolean =>
  can(actor, "PUBLISH_JOBS") ||
  job.hiring_manager_id === actor.user_id ||
  job.created_by === actor.user_id;

/** True when an actor may change a job to a status. */
export function mayMoveJob(
  actor: JobActor,
  job: OwnedJob,
  to: JobStatus,
  process: ApprovalProcess,
): boolean {
  const right = jobTransitions[job.status][to];
  if (!right || !can(actor, right) || !ownsJob(actor, job)) return false;
  if (to === "PENDING_APPROVAL" && job.status !== "DRAFT")
    return process.approvals && job.needs_approval;
  return !process.approvals || to !== "ACTIVE" || isApprovable(actor, job);
}

/** A draft is sent first, a waiting job approved by somebody else, another one only reopened. */
const isApprovable = (actor: JobActor, job: OwnedJob): boolean =>
  job.status === "PENDING_APPROVAL"
    ? (job.approval_requested_by ?? job.created_by) !== actor.user_id
    : job.status !== "DRAFT" && !job.needs_approval;

/** True when an actor may undo the job's last status change. */
export function mayUndoMove(
  actor: JobActor,
  job: OwnedJob & { previous_status: JobStatus | null },
): boolean {
  const right = job.previous_status && jobTransitions[job.previous_status][job.status];
  return !!right && can(actor, right) && ownsJob(actor, job);
}

/** Status of a submitted draft: public if the user may publish, otherwise pending approval. */
export const submittedStatus = (
  actor: Pick<Actor, "rights">,
  { approvals }: ApprovalProcess,
): "ACTIVE" | "PENDING_APPROVAL" =>
  can(actor, "PUBLISH_JOBS") && !approvals ? "ACTIVE" : "PENDING_APPROVAL";

/** Publishers edit every job that is not archived; others edit their own drafts. */
export const mayEditJob = (actor: JobActor, job: OwnedJob): boolean =>
  can(actor, "UPDATE_JOBS") &&
  ownsJob(actor, job) &&
  (can(actor, "PUBLISH_JOBS") ? job.status !== "ARCHIVED" : job.status === "DRAFT");

/** Explains why a user may not edit a job. */
export const editRefusal = ({ status }: Pick<OwnedJob, "status">): string =>
  status === "ARCHIVED"
    ? "An archived job cannot be changed. Duplicate it to start again."
    : "You cannot change this job now. Ask its recruiter to do it.";

/** Reasons for closing a job; closing requires one. */
export const closeReasons: Partial<Record<JobStatus, readonly string[]>> = {
  FILLED: [
    "Hired through this vacancy",
    "Filled internally",
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
