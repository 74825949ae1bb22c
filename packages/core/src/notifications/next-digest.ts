import { Temporal } from "temporal-polyfill";
import type { Digest } from "./digest.ts";

const monday = 1;
const friday = 5;

/** Returns the first time after `now` at which the digest goes out. */
export function nextDigest(
  now: Date,
  { frequency, hour, time_zone }: Digest,
  companyTimeZone: string,
): Date {
  const zone = time_zone ?? companyTimeZone;
  let day = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  for (;;) {
    const due = day.toZonedDateTime({ timeZone: zone, plainTime: { hour } });
    const isItsDay = day.dayOfWeek <= (frequency === "DAILY" ? friday : monday);
    if (isItsDay && due.epochMilliseconds > now.getTime()) return new Date(due.epochMilliseconds);
    day = day.add({ days: 1 });
  }
}
