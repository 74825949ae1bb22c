import { Timeline, type TimelineItem } from "@ats/ui/Timeline";
import { fullDate, relativeTime } from "../dates/dates.ts";

interface RecordTimelineProps<Line> {
  label: string;
  lines: readonly Line[];
  /** A line's content, without its time. */
  show(line: Line): Omit<TimelineItem, "id" | "time" | "dateTime">;
}

/** The lines of a history with their times. */
export const RecordTimeline = <Line extends { id: number; created_date_time: string }>({
  label,
  lines,
  show,
}: RecordTimelineProps<Line>) => (
  <Timeline
    label={label}
    items={lines.map((line) => ({
      ...show(line),
      id: String(line.id),
      time: (
        <span title={fullDate(line.created_date_time)}>{relativeTime(line.created_date_time)}</span>
      ),
      dateTime: line.created_date_time,
    }))}
  />
);
