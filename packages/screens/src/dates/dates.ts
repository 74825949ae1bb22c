const locale = "en-GB";
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Where and when the reader is; the browser's time zone and the present unless given. */
export interface Moment {
  now?: number;
  timeZone?: string;
}

// A formatter costs more to make than to use, and a list uses each hundreds of times.
const formatters = new Map<string, Intl.DateTimeFormat>();
function format(time: number, options: Intl.DateTimeFormatOptions, language = locale): string {
  const key = JSON.stringify([language, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, formatter);
  return formatter.format(time);
}

/** "3 Mar 2026" */
export const shortDate = (iso: string, { timeZone }: Moment = {}): string =>
  format(Date.parse(iso), { dateStyle: "medium", timeZone });

/** "Tuesday, 3 March 2026 at 14:05" */
export const fullDate = (iso: string, { timeZone }: Moment = {}): string =>
  format(Date.parse(iso), { dateStyle: "full", timeStyle: "short", timeZone });

/** "14:05" */
export const clockTime = (iso: string, { timeZone }: Moment = {}): string =>
  format(Date.parse(iso), { timeStyle: "short", timeZone });

/** Calendar days from now to a time, as the reader's calendar counts them: tomorrow is 1. */
export function daysUntil(iso: string, { now = Date.now(), timeZone }: Moment = {}): number {
  const midnight = (time: number) => Date.parse(format(time, { timeZone }, "en-CA"));
  return Math.round((midnight(Date.parse(iso)) - midnight(now)) / day);
}

export const isPast = (iso: string, { now = Date.now() }: Moment = {}): boolean =>
  Date.parse(iso) < now;

const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** "today", "tomorrow", "in 5 days", "3 weeks ago". */
export function relativeDay(iso: string, moment: Moment = {}): string {
  const days = daysUntil(iso, moment);
  const size = Math.abs(days);
  if (size < 14) return relative.format(days, "day");
  if (size < 60) return relative.format(Math.trunc(days / 7), "week");
  if (size < 730) return relative.format(Math.trunc(days / 30), "month");
  return relative.format(Math.trunc(days / 365), "year");
}

/** "now", "5 minutes ago", "3 hours ago", then as {@link relativeDay}. */
export function relativeTime(iso: string, moment: Moment = {}): string {
  const elapsed = Date.parse(iso) - (moment.now ?? Date.now());
  const size = Math.abs(elapsed);
  if (size < minute) return relative.format(0, "second");
  if (size < hour) return relative.format(Math.trunc(elapsed / minute), "minute");
  if (size < 12 * hour || daysUntil(iso, moment) === 0)
    return relative.format(Math.trunc(elapsed / hour), "hour");
  return relativeDay(iso, moment);
}

const amountOf = (unit: string) =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
const [minutes, hours, days] = [amountOf("minute"), amountOf("hour"), amountOf("day")];

/** How long since a time: "under a minute", "5 minutes", "3 hours", "12 days". */
export function elapsed(iso: string, { now = Date.now() }: Moment = {}): string {
  const size = now - Date.parse(iso);
  if (size < minute) return "under a minute";
  if (size < hour) return minutes.format(Math.trunc(size / minute));
  if (size < day) return hours.format(Math.trunc(size / hour));
  return days.format(Math.trunc(size / day));
}
