import { Temporal } from "temporal-polyfill";

const friday = 5;

/** A company's time zone, and the days on which nobody works: `2026-12-25`. */
export interface WorkCalendar {
  time_zone: string;
  days_off: ReadonlySet<string>;
}

const dayIn = (time: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone).toPlainDate();

/** Working days from one time to another: those that have begun since the day of the first. */
export function workingDaysBetween(
  from: Date,
  to: Date,
  { time_zone, days_off }: WorkCalendar,
): number {
  const last = dayIn(to, time_zone);
  let day = dayIn(from, time_zone).add({ days: 1 });
  let count = 0;
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    if (day.dayOfWeek <= friday && !days_off.has(day.toString())) count++;
    day = day.add({ days: 1 });
  }
  return count;
}
