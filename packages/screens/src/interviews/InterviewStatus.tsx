import type { Interview, InterviewStatus as Status } from "@ats/core/interviews/interview";
import { interviewStatusLabels } from "@ats/core/interviews/interview";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { Tone } from "@ats/ui/tone";
import { isPast } from "../dates/dates.ts";

export const interviewTones: Record<Status, Tone> = {
  SCHEDULED: "accent",
  CANCELLED: "neutral",
  NO_SHOW: "critical",
};

/** The status of an interview. A past interview counts as held. */
export function InterviewStatus({
  status,
  end_date_time,
}: Pick<Interview, "status" | "end_date_time">) {
  const isOver = status === "SCHEDULED" && isPast(end_date_time);
  return (
    <StatusBadge
      label={isOver ? "Took place" : interviewStatusLabels[status]}
      tone={isOver ? "positive" : interviewTones[status]}
    />
  );
}
