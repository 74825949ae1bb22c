import { fallbackLocale } from "@ats/ui/texts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The reader's time zone and current time. Default: the browser's. */
export interface Moment {
  now?: number;
  timeZone?: string | undefined;
}

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const dateWords = new Map<string, Readonly<Record<string, string>>>();

/** Gives days and months of a language that browsers do not know, by the English words. */
export const addDateWords = (locale: string, words: Readonly<Record<string, string>>) =>
  void dateWords.set(locale, words);

function writer(locale: string, options: Intl.DateTimeFormatOptions = {}) {
  const formats = once(
    (timeZone?: string) =>
      new Intl.DateTimeFormat([locale, fallbackLocale], { ...options, timeZone }),
  );
  return (time: number, timeZone?: string) => {
    const words = dateWords.get(locale);
    const format = formats(timeZone);
    if (!words) return format.format(time);
    return format
      .formatToParts(time)
      .map(({ value }) => words[value] ?? value)
      .join("");
  };
}
const isoDate = writer("en-CA");

const isDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** Calendar days until a time in the reader's time zone. Tomorrow is 1. */
export function daysUntil(iso: string, { now = Date.now(), timeZone }: Moment = {}): number {
  const midnight = (time: number) => Date.parse(isoDate(time, timeZone));
  const there = isDay(iso) ? Date.parse(iso) : midnight(Date.parse(iso));
  return Math.round((there - midnight(now)) / day);
}

/** True after an instant, or after the end of a day. */
export const isPast = (iso: string, { now = Date.now(), timeZone }: Moment = {}): boolean =>
  isDay(iso) ? daysUntil(iso, { now, timeZone }) < 0 : Date.parse(iso) < now;

type Unit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

/** Dates as a language writes them. */
export const datesIn = once((locale: string) => {
  const shortDate = writer(locale, { dateStyle: "medium" });
  const longDate = writer(locale, { dateStyle: "long" });
  const fullDate = writer(locale, { dateStyle: "full", timeStyle: "short" });
  const writers = once((options: string) => writer(locale, JSON.parse(options)));
  const relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const relative = (amount: number, unit: Unit) => relativeFormat.format(Math.trunc(amount), unit);
  const amountsIn = (unitDisplay: "long" | "narrow") =>
    once((unit: Unit) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }));
  const amounts = amountsIn("long");
  const briefAmounts = amountsIn("narrow");

  const dayIn =
    (write: typeof relative) =>
    (iso: string, moment: Moment = {}): string => {
      const days = daysUntil(iso, moment);
      const size = Math.abs(days);
      if (size < 14) return write(days, "day");
      if (size < 60) return write(days / 7, "week");
      if (size < 730) return write(days / 30, "month");
      return write(days / 365, "year");
    };
  /** "tomorrow", "3 days ago", "2 weeks ago", "5 months ago" */
  const relativeDay = dayIn(relative);

  return {
    /** "3 Mar 2026". A day without a time, `2026-03-03`, is the same day in every time zone. */
    shortDate: (iso: string, { timeZone }: Moment = {}): string =>
      shortDate(Date.parse(iso), isDay(iso) ? "UTC" : timeZone),

    /** "3 March 2026" */
    longDate: (iso: string, { timeZone }: Moment = {}): string =>
      longDate(Date.parse(iso), isDay(iso) ? "UTC" : timeZone),

    /** "Tuesday, 3 March 2026 at 14:05" */
    fullDate: (iso: string, { timeZone }: Moment = {}): string =>
      fullDate(Date.parse(iso), timeZone),

    /** As `Intl.DateTimeFormat` writes it. */
    write: ({ timeZone, ...options }: Intl.DateTimeFormatOptions, time: Date | string): string =>
      writers(JSON.stringify(options))(new Date(time).getTime(), timeZone),

    relativeDay,

    /** Time to or since a day: "3d", "2w", "5m" */
    briefDays: dayIn((amount, unit) => briefAmounts(unit).format(Math.abs(Math.trunc(amount)))),

    /** "now", "5 minutes ago", "3 hours ago", then as {@link relativeDay}. */
    relativeTime(iso: string, moment: Moment = {}): string {
      const elapsed = Date.parse(iso) - (moment.now ?? Date.now());
      const size = Math.abs(elapsed);
      if (size < minute) return relative(0, "second");
      if (size < hour) return relative(elapsed / minute, "minute");
      if (size < 12 * hour || daysUntil(iso, moment) === 0) return relative(elapsed / hour, "hour");
      return relativeDay(iso, moment);
    },

    /** Time since an instant, from a minute on: "5 minutes", "3 hours", "12 days". */
    elapsed(iso: string, { now = Date.now() }: Moment = {}): string {
      const size = now - Date.parse(iso);
      if (size < hour) return amounts("minute").format(Math.max(1, Math.trunc(size / minute)));
      if (size < day) return amounts("hour").format(Math.trunc(size / hour));
      return amounts("day").format(Math.trunc(size / day));
    },
  };
});
