import type { Stage } from "@ats/core/applications/stage";
import type { ApplicationStatus } from "@ats/core/applications/status";

const verbs: Partial<Record<ApplicationStatus, string>> = {
  REJECTED: "Reject",
  WITHDRAWN: "Withdraw",
};

/** "Reject"; undefined for a stage of the pipeline or one that the company named. */
export const exitVerb = ({ status, node_name }: Stage) =>
  node_name === null ? verbs[status] : undefined;
