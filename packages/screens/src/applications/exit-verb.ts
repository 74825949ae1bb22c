import type { Stage } from "@ats/core/applications/stage";
import type { ApplicationStatus } from "@ats/core/applications/status";
import type { Text } from "@ats/ui/texts";
import { applicationsTexts } from "./texts.ts";

const verbs: Partial<Record<ApplicationStatus, Text>> = {
  REJECTED: applicationsTexts.reject,
  WITHDRAWN: applicationsTexts.withdraw,
};

/** "Reject"; undefined for a stage of the pipeline or one that the company named. */
export const exitVerb = ({ status, node_name }: Stage) =>
  node_name === null ? verbs[status] : undefined;
