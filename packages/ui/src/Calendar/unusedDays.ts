import { fromDate, getDayOfWeek, parseDate } from "@internationalized/date";
import type { CalendarSpan } from "./Calendar.tsx";

/** Returns the days of the week, from 0 (Sunday) to 6, that are neither working days nor used. */
export function unusedDays(
  workingDays: readonly number[],
  events: readonly CalendarSpan[],
  timeZone: string,
): number[] {
  if (workingDays.length === 0) return [];
  const used = new Set([...workingDays, ...events.flatMap((event) => daysOf(event, timeZone))]);
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !used.has(day));
}

function daysOf({ start, end, isAllDay }: CalendarSpan, timeZone: string): number[] {
  const zone = isAllDay ? "UTC" : timeZone;
  const first = parseDate(fromDate(new Date(start), zone).toString().slice(0, 10));
  const last = fromDate(new Date(Date.parse(end) - 1), zone)
    .toString()
    .slice(0, 10);
  const days: number[] = [];
  for (let day = first; `${day}` <= last && days.length < 7; day = day.add({ days: 1 }))
    days.push(getDayOfWeek(day, "en-US"));
  return days;
}
