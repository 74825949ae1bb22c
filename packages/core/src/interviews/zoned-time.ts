import { Temporal } from "temporal-polyfill";

/** Whether it is the IANA name of a time zone: `Europe/London`. */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/**
 * The instants of a local time, `2026-10-25T01:30`, in order: one as a rule, none where the clocks
 * go forward over it, two where they go back over it.
 */
export function instantsOf(local: string, timeZone: string): string[] {
  const plain = Temporal.PlainDateTime.from(local);
  const instants = (["earlier", "later"] as const)
    .map((disambiguation) => plain.toZonedDateTime(timeZone, { disambiguation }))
    .filter((zoned) => zoned.toPlainDateTime().equals(plain))
    .map((zoned) => zoned.toInstant().toString());
  return [...new Set(instants)];
}

/** The local time of an instant: `2026-10-25T01:30`. */
export const localTimeOf = (instant: string, timeZone: string): string =>
  zoned(instant, timeZone).toPlainDateTime().toString({ smallestUnit: "minute" });

/** How far the clocks are from UTC at an instant: `+01:00`. */
export const offsetAt = (instant: string, timeZone: string): string =>
  zoned(instant, timeZone).offset;

/** The last second of a day, `2026-06-30`: where the clocks change on it, too. */
export const endOfDay = (day: string, timeZone: string): string => {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone);
  return new Date(next.epochMilliseconds - 1000).toISOString();
};

/** The Monday to Monday that an instant is in. */
export function weekOf(instant: string, timeZone: string): { start: string; end: string } {
  const day = zoned(instant, timeZone).startOfDay();
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return {
    start: monday.toInstant().toString(),
    end: monday.add({ days: 7 }).toInstant().toString(),
  };
}

/**
 * Why a time cannot be meant; undefined where it can. A time in UTC (`Z`) always is; one with an
 * offset must have that which the clocks of the zone have then.
 */
export function offsetProblem(time: string, timeZone: string): string | undefined {
  const [, local = "", offset] = /^(.+?)(Z|[+-]\d\d:?\d\d)$/i.exec(time) ?? [];
  if (offset?.toUpperCase() === "Z") return undefined;
  const instants = instantsOf(local, timeZone);
  if (instants.some((instant) => Date.parse(instant) === Date.parse(time))) return undefined;
  if (instants.length === 0) return skippedText(local, timeZone);
  return `${local.slice(11, 16)} in ${timeZone} is not at the offset ${offset}. Send the offset that its clocks have then.`;
}

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A local time that does not exist. */
export const skippedText = (local: string, timeZone: string): string =>
  `The clocks in ${timeZone} go forward over ${local.slice(11, 16)} on ${longDate.format(Date.parse(local.slice(0, 10)))}: that time does not exist. Choose another.`;

const zoned = (instant: string, timeZone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
