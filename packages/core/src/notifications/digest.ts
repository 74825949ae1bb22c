import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { timeZone } from "../interviews/interview-input.ts";

export const digestFrequencies = ["DAILY", "WEEKLY"] as const;

export const digestSchema = z.object({
  /** On working days, or on Mondays. */
  frequency: z.enum(digestFrequencies),
  hour: z.number().int().min(0).max(23),
  /** Null for the company's. */
  time_zone: timeZone.nullable(),
});
export type Digest = z.output<typeof digestSchema>;

export const defaultDigest: Digest = { frequency: "DAILY", hour: 8, time_zone: null };

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
