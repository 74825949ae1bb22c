import { type Job, type JobStatus as Status, jobStatusLabels } from "@ats/core/jobs/job";
import { Inline } from "@ats/ui/Inline";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
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

export const JobStatus = ({ job }: { job: Pick<Job, "status" | "close_reason"> }) => (
  <Inline gap="xs" as="span">
    <StatusBadge label={jobStatusLabels[job.status]} tone={tones[job.status]} />
    {job.close_reason && (
      <Text size="sm" tone="muted">
        {job.close_reason}
      </Text>
    )}
  </Inline>
);
