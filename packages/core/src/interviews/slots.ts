import { Temporal } from "temporal-polyfill";
import type { InterviewSettings } from "./settings.ts";
import { instantsOf } from "./zoned-time.ts";

interface Wanted {
  /** First and last day: `2026-11-24`. */
  first_date: string;
  last_date: string;
  minutes: number;
  /** Times when the room or a member of the panel is taken. */
  busy: readonly { start_date_time: Date; end_date_time: Date }[];
  /** Days on which nobody is interviewed: `2026-12-28`. */
  days_off: ReadonlySet<string>;
  now: Date;
}

const stepMinutes = 30;
const minute = 60_000;
/** Shortest notice for a booking, so that everyone can be told. */
export const bookingNoticeMs = 2 * 60 * minute;
/** Most days that a candidate may choose from. */
export const bookingMaxDays = 31;

/**
 * Returns possible start times: on working days, within the company's hours, with everyone free.
 */
export function freeSlots(
  { time_zone, day_start, day_end }: InterviewSettings,
  { first_date, last_date, minutes, busy, days_off, now }: Wanted,
): string[] {
  const earliest = now.getTime() + bookingNoticeMs;
  return workingDays(first_date, last_date)
    .filter((day) => !days_off.has(day))
    .flatMap((day) => localStarts(day, day_start, day_end, minutes))
    .flatMap((local) => instantsOf(local, time_zone).slice(0, 1))
    .filter((start) => {
      const from = Date.parse(start);
      const to = from + minutes * minute;
      return (
        from >= earliest &&
        busy.every(
          (each) => each.start_date_time.getTime() >= to || each.end_date_time.getTime() <= from,
        )
      );
    });
}

function workingDays(first: string, last: string): string[] {
  const days: string[] = [];
  const end = Temporal.PlainDate.from(last);
  for (
    let day = Temporal.PlainDate.from(first);
    Temporal.PlainDate.compare(day, end) <= 0 && days.length < bookingMaxDays;
    day = day.add({ days: 1 })
  )
    if (day.dayOfWeek <= 5) days.push(day.toString());
  return days;
}

function localStarts(day: string, from: string, to: string, minutes: number): string[] {
  const last = clockMinutes(to) - minutes;
  const count = Math.max(0, Math.floor((last - clockMinutes(from)) / stepMinutes) + 1);
  return Array.from({ length: count }, (_, i) => {
    const at = clockMinutes(from) + i * stepMinutes;
    return `${day}T${two(Math.floor(at / 60))}:${two(at % 60)}`;
  });
}

const clockMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const two = (number: number) => String(number).padStart(2, "0");
