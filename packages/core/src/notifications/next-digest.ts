import { Temporal } from "temporal-polyfill";
import type { Digest } from "./digest.ts";

const friday = 5;

/** A company's time zone and days off. */
interface Calendar {
  time_zone: string;
  /** Days on which nobody works: `2026-12-25`. */
  days_off: ReadonlySet<string>;
}

/**
 * Returns the first time after `now` at which the digest goes out: on working days, or on the first
 * working day of the week.
 */
export function nextDigest(
  now: Date,
  { frequency, hour, time_zone }: Digest,
  company: Calendar,
): Date {
  const isWorkingDay = (day: Temporal.PlainDate) =>
    day.dayOfWeek <= friday && !company.days_off.has(day.toString());
  const isFirstOfWeek = (day: Temporal.PlainDate) =>
    Array.from({ length: day.dayOfWeek - 1 }, (_, back) => day.subtract({ days: back + 1 })).every(
      (earlier) => !isWorkingDay(earlier),
    );
  const zone = time_zone ?? company.time_zone;
  let day = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  for (;;) {
    const due = day.toZonedDateTime({ timeZone: zone, plainTime: { hour } });
    const isItsDay = isWorkingDay(day) && (frequency === "DAILY" || isFirstOfWeek(day));
    if (isItsDay && due.epochMilliseconds > now.getTime()) return new Date(due.epochMilliseconds);
    day = day.add({ days: 1 });
  }
}
