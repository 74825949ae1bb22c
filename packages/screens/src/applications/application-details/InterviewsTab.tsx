import type { ApplicationDetails } from "@ats/core/applications/application";
import { EmptyState } from "@ats/ui/EmptyState";
import { Timeline } from "@ats/ui/Timeline";
import { CalendarClock, CalendarX } from "lucide-react";
import { clockTime, isPast, relativeDay, shortDate } from "../../dates/dates.ts";

export function InterviewsTab({ interviews }: Pick<ApplicationDetails, "interviews">) {
  if (interviews.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<CalendarX />}
        title="No interviews"
        description="Interviews for this application appear here once they are booked."
      />
    );
  return (
    <Timeline
      label="Interviews"
      items={interviews.map(({ id, title, start_date_time, end_date_time, location }) => ({
        id: String(id),
        title,
        icon: <CalendarClock />,
        tone: isPast(end_date_time) ? "neutral" : "accent",
        time: relativeDay(start_date_time),
        dateTime: start_date_time,
        body: `${shortDate(start_date_time)}, ${clockTime(start_date_time)} to ${clockTime(end_date_time)} · ${location}`,
      }))}
    />
  );
}
