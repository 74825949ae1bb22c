import { fromDate, parseDate, toTime, toZoned } from "@internationalized/date";
import type { CalendarProps, CalendarSpan } from "./Calendar.tsx";

/** Minutes since midnight. */
interface Hours {
  start: number;
  end: number;
}

const dayMinutes = 24 * 60;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const two = (number: number) => String(number).padStart(2, "0");
export const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const offset = (on: number, timeZone: string) => fromDate(new Date(on), timeZone).offset;

/** Converts working hours from their own zone to `timeZone`, split at midnight. */
export function hoursIn(
  { days, start, end, timeZone: there }: NonNullable<CalendarProps["businessHours"]>,
  timeZone: string,
  on: number,
): (Hours & { days: number[] })[] {
  const shift = (offset(on, timeZone) - offset(on, there ?? timeZone)) / 60_000;
  return [-1, 0, 1]
    .map((later) => ({
      days: days.map((day) => (day + later + 7) % 7),
      start: Math.max(0, minutesOf(start) + shift - later * dayMinutes),
      end: Math.min(dayMinutes, minutesOf(end) + shift - later * dayMinutes),
    }))
    .filter((hours) => hours.start < hours.end);
}

/** Returns the hours to draw: the usual ones, extended to include all others, in whole hours. */
export function drawnHours(usual: { start: string; end: string }, others: readonly Hours[]): Hours {
  const all = [{ start: minutesOf(usual.start), end: minutesOf(usual.end) }, ...others];
  return {
    start: Math.floor(Math.min(...all.map(({ start }) => start)) / 60) * 60,
    end: Math.ceil(Math.max(...all.map(({ end }) => end)) / 60) * 60,
  };
}

/** Returns the event's hours of the day. An event over midnight takes the whole day. */
export function hoursOf({ start, end, isAllDay }: CalendarSpan, timeZone: string): Hours[] {
  if (isAllDay) return [];
  const [from, to] = [start, end].map((at) => fromDate(new Date(at), timeZone)) as [Zoned, Zoned];
  const midnight = toZoned(parseDate(from.toString().slice(0, 10)).add({ days: 1 }), timeZone);
  const length = to.compare(midnight);
  if (length > 0) return [{ start: 0, end: dayMinutes }];
  const minutes = (at: Zoned) => minutesOf(toTime(at).toString());
  return [{ start: minutes(from), end: length === 0 ? dayMinutes : minutes(to) }];
}
type Zoned = ReturnType<typeof fromDate>;
