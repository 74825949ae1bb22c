import type { Interview, InterviewStatus as Status } from "@ats/core/interviews/interview";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { isPast } from "../dates/dates.ts";
import { interviewStatusTexts } from "./label-texts.ts";
import { interviewsTexts } from "./texts.ts";

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
  const say = useTexts();
  const isOver = status === "SCHEDULED" && isPast(end_date_time);
  return (
    <StatusBadge
      label={say(isOver ? interviewsTexts.tookPlace : interviewStatusTexts[status])}
      tone={isOver ? "positive" : interviewTones[status]}
    />
  );
}
