import type { JobStatus } from "./job.ts";
import type { Mover, Owned } from "./status.ts";

/** Whether a change sends a vacancy that waits for approval back to who wrote it: that says why. */
export const sendsBack = (
  actor: Pick<Mover, "user_id">,
  { status, created_by }: Pick<Owned, "status" | "created_by">,
  to: JobStatus,
): boolean => status === "PENDING_APPROVAL" && to === "DRAFT" && created_by !== actor.user_id;
