import { type JobStatus as Status, jobStatusLabels } from "@ats/core/jobs/job";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { Tone } from "@ats/ui/tone";

const tones: Record<Status, Tone> = {
  DRAFT: "neutral",
  PENDING_APPROVAL: "info",
  ACTIVE: "positive",
  ON_HOLD: "warning",
  FILLED: "accent",
  WITHDRAWN: "neutral",
  ARCHIVED: "neutral",
};

export const JobStatus = ({ status }: { status: Status }) => (
  <StatusBadge label={jobStatusLabels[status]} tone={tones[status]} />
);
