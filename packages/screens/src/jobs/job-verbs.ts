import type { JobStatus } from "@ats/core/jobs/job";

/** The action that leads to a status: "Publish", or "Resume" for a job on hold. */
export function jobVerb(to: JobStatus, from?: JobStatus): string {
  if (to === "ACTIVE" && from === "ON_HOLD") return "Resume";
  if (to === "ACTIVE" && from === "FILLED") return "Reopen";
  return verbs[to];
}

const verbs: Record<JobStatus, string> = {
  DRAFT: "Return to draft",
  PENDING_APPROVAL: "Send for approval",
  ACTIVE: "Publish",
  ON_HOLD: "Put on hold",
  FILLED: "Mark as filled",
  WITHDRAWN: "Withdraw",
  ARCHIVED: "Archive",
};

/** "1 job", "12 jobs". */
export const jobCount = (count: number): string => (count === 1 ? "1 job" : `${count} jobs`);
