import type { Job } from "@ats/core/jobs/job";
import { Text } from "@ats/ui/Text";
import { daysUntil, fullDate, relativeDay } from "../dates/dates.ts";

const soon = 3;

/** "closes in 5 days", "closed 3 days ago"; the last days of an open job stand out. */
export function JobClosing({ job }: { job: Pick<Job, "status" | "closing_date_time"> }) {
  const { status, closing_date_time: closing } = job;
  if (!closing) return <Text tone="muted">No closing date</Text>;
  const isOver = Date.parse(closing) < Date.now();
  const isSoon = status === "ACTIVE" && !isOver && daysUntil(closing) <= soon;
  return (
    <Text
      as="time"
      dateTime={closing}
      title={fullDate(closing)}
      {...(isSoon && { tone: "warning" })}
    >
      {isOver ? "closed" : "closes"} {relativeDay(closing)}
    </Text>
  );
}
