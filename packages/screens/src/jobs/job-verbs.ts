import type { JobStatus } from "@ats/core/jobs/job";
import { type Text, texts } from "@ats/ui/texts";

const verbs = texts("jobs.verbs", {
  DRAFT: "Return to draft",
  PENDING_APPROVAL: "Send for approval",
  ACTIVE: "Publish",
  ON_HOLD: "Put on hold",
  FILLED: "Mark as filled",
  WITHDRAWN: "Withdraw",
  ARCHIVED: "Archive",
  approve: "Approve and publish",
  resume: "Resume",
  reopen: "Reopen",
});

/** The action that leads to a status: "Publish", or "Resume" for a job on hold. */
export function jobVerb(to: JobStatus, from?: JobStatus): Text {
  if (to === "ACTIVE" && from === "ON_HOLD") return verbs.resume;
  if (to === "ACTIVE" && from === "FILLED") return verbs.reopen;
  if (to === "ACTIVE" && from === "PENDING_APPROVAL") return verbs.approve;
  return verbs[to];
}
