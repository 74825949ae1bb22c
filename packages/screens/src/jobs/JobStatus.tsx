import type { Job, JobStatus as Status } from "@ats/core/jobs/job";
import { Inline } from "@ats/ui/Inline";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { jobStatusTexts } from "./label-texts.ts";

const tones: Record<Status, Tone> = {
  DRAFT: "neutral",
  PENDING_APPROVAL: "info",
  ACTIVE: "positive",
  ON_HOLD: "warning",
  FILLED: "accent",
  WITHDRAWN: "neutral",
  ARCHIVED: "neutral",
};

export function JobStatus({ job }: { job: Pick<Job, "status" | "close_reason"> }) {
  const say = useTexts();
  return (
    <Inline gap="xs" as="span">
      <StatusBadge label={say(jobStatusTexts[job.status])} tone={tones[job.status]} />
      {job.close_reason && (
        <Text size="sm" tone="muted">
          {job.close_reason}
        </Text>
      )}
    </Inline>
  );
}
