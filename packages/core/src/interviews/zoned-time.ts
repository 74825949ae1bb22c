import { Temporal } from "temporal-polyfill";

/**
 * Returns the instants of a local time, `2026-10-25T01:30`: usually one, none when the clocks skip
 * it, two when they repeat it.
 */
export function instantsOf(local: string, timeZone: string): string[] {
  const plain = Temporal.PlainDateTime.from(local);
  const instants = (["earlier", "later"] as const)
    .map((disambiguation) => plain.toZonedDateTime(timeZone, { disambiguation }))
    .filter((zoned) => zoned.toPlainDateTime().equals(plain))
    .map((zoned) => zoned.toInstant().toString());
  return [...new Set(instants)];
}

/** Returns the local time of an instant: `2026-10-25T01:30`. */
export const localTimeOf = (instant: string, timeZone: string): string =>
  zoned(instant, timeZone).toPlainDateTime().toString({ smallestUnit: "minute" });

/** Returns the local day of an instant: `2026-10-25`. */
export const localDateOf = (instant: string, timeZone: string): string =>
  localTimeOf(instant, timeZone).slice(0, 10);

/** Returns the UTC offset at an instant: `+01:00`. */
export const offsetAt = (instant: string, timeZone: string): string =>
  zoned(instant, timeZone).offset;

/** Returns the last second of a day, `2026-06-30`, even when the clocks change on it. */
export const endOfDay = (day: string, timeZone: string): string => {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone);
  return new Date(next.epochMilliseconds - 1000).toISOString();
};

/** Returns the end of the day that comes so many days after an instant. */
export const endOfDayAfter = (now: Date, days: number, timeZone: string): Date => {
  const today = Temporal.PlainDate.from(localDateOf(now.toISOString(), timeZone));
  return new Date(endOfDay(today.add({ days }).toString(), timeZone));
};

/** Returns the Monday-to-Monday week that contains an instant. */
export function weekOf(instant: string, timeZone: string): { start: string; end: string } {
  const day = zoned(instant, timeZone).startOfDay();
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return {
    start: monday.toInstant().toString(),
    end: monday.add({ days: 7 }).toInstant().toString(),
  };
}

/**
 * Explains why a time is invalid; undefined when valid. UTC times (`Z`) always are; an offset must
 * match the zone's offset at that time.
 */
export function offsetProblem(time: string, timeZone: string): string | undefined {
  const [, local = "", offset] = /^(.+?)(Z|[+-]\d\d:?\d\d)$/i.exec(time) ?? [];
  if (offset?.toUpperCase() === "Z") return undefined;
  const instants = instantsOf(local, timeZone);
  if (instants.some((instant) => Date.parse(instant) === Date.parse(time))) return undefined;
  if (instants.length === 0) return nonexistentTimeText(local, timeZone);
  return `${local.slice(11, 16)} in ${timeZone} does not have the offset ${offset}. Send the zone's offset at that time.`;
}

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Explains that a local time does not exist. */
export const nonexistentTimeText = (local: string, timeZone: string): string =>
  `${local.slice(11, 16)} on ${longDate.format(Date.parse(local.slice(0, 10)))} does not exist in ${timeZone}, because the clocks go forward. Choose another time.`;

const zoned = (instant: string, timeZone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
