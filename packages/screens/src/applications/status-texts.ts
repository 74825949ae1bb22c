import type { Stage } from "@ats/core/applications/stage";
import { statusLabels } from "@ats/core/applications/status";
import { type Say, texts } from "@ats/ui/texts";

export const statusTexts = texts("applications.statuses", statusLabels);

/** A stage's name: the one in the job's workflow, or that of its status. */
export const stageName = (say: Say, { node_name, status }: Pick<Stage, "node_name" | "status">) =>
  node_name ?? say(statusTexts[status]);
