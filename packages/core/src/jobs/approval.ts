import type { Job, JobStatus } from "./job.ts";
import type { JobActor, OwnedJob } from "./status.ts";

/** True when a change returns a vacancy from approval to its author; this needs a reason. */
export const returnsToAuthor = (
  actor: Pick<JobActor, "user_id">,
  { status, created_by }: Pick<OwnedJob, "status" | "created_by">,
  to: JobStatus,
): boolean => status === "PENDING_APPROVAL" && to === "DRAFT" && created_by !== actor.user_id;

/** Salary and headcount: a published job needs a new approval when one of them changes. */
export const approvedTerms = ["openings", "salary_min", "salary_max", "currency"] as const;
export type ApprovedTerms = Pick<Job, (typeof approvedTerms)[number]>;

export const hasChangedTerms = (approved: ApprovedTerms, job: ApprovedTerms): boolean =>
  approvedTerms.some((term) => approved[term] !== job[term]);
