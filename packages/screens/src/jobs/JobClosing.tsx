import type { Job } from "@ats/core/jobs/job";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { daysUntil, isPast } from "../dates/dates.ts";
import { useDates } from "../dates/useDates.ts";
import { jobsTexts } from "./texts.ts";

const soon = 3;

interface JobClosingProps {
  job: Pick<Job, "status" | "closing_date_time" | "time_zone">;
  /** Shortens "closes in 5 days" to "in 5 days" under a column heading. */
  isShort?: boolean;
  /** Shortens it to "closes in 5d" in the one column of a narrow list. */
  isBrief?: boolean;
}

/** "closes in 5 days", "closed 3 days ago". Highlights the last days of an open job. */
export function JobClosing({ job, isShort, isBrief }: JobClosingProps) {
  const say = useTexts();
  const { fullDate, relativeDay, briefDays } = useDates();
  const { status, closing_date_time: closing, time_zone: timeZone } = job;
  if (!closing)
    return (
      <Text size="sm" tone="muted">
        {say(isShort ? jobsTexts.noDate : jobsTexts.noClosingDate)}
      </Text>
    );
  const isOver = isPast(closing);
  const day = relativeDay(closing, { timeZone });
  const days = daysUntil(closing, { timeZone });
  const isSoon = status === "ACTIVE" && !isOver && days <= soon;
  return (
    <Text
      as="time"
      dateTime={closing}
      title={fullDate(closing, { timeZone })}
      size="sm"
      weight={isSoon ? "medium" : "regular"}
      tone={isSoon ? "warning" : "inherit"}
    >
      {isShort
        ? day
        : isBrief && days !== 0
          ? say(isOver ? jobsTexts.closedBriefly : jobsTexts.closesBriefly, {
              days: briefDays(closing, { timeZone }),
            })
          : say(isOver ? jobsTexts.closed : jobsTexts.closes, { day })}
    </Text>
  );
}
