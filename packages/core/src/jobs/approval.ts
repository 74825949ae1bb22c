import type { JobStatus } from "./job.ts";
import type { JobActor, OwnedJob } from "./status.ts";

/** True when a change returns a vacancy from approval to its author; this needs a reason. */
export const returnsToAuthor = (
  actor: Pick<JobActor, "user_id">,
  { status, created_by }: Pick<OwnedJob, "status" | "created_by">,
  to: JobStatus,
): boolean => status === "PENDING_APPROVAL" && to === "DRAFT" && created_by !== actor.user_id;
