import { Timeline, type TimelineItem } from "@ats/ui/Timeline";
import { useDates } from "../dates/useDates.ts";

interface RecordTimelineProps<Line> {
  label: string;
  lines: readonly Line[];
  show(line: Line): Omit<TimelineItem, "id" | "time" | "dateTime">;
}

export function RecordTimeline<Line extends { id: number; created_date_time: string }>({
  label,
  lines,
  show,
}: RecordTimelineProps<Line>) {
  const { fullDate, relativeTime } = useDates();
  return (
    <Timeline
      label={label}
      items={lines.map((line) => ({
        ...show(line),
        id: String(line.id),
        time: (
          <span title={fullDate(line.created_date_time)}>
            {relativeTime(line.created_date_time)}
          </span>
        ),
        dateTime: line.created_date_time,
      }))}
    />
  );
}
