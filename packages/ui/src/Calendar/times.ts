import { getDayOfWeek, startOfWeek, today } from "@internationalized/date";
import type { CalendarSpan } from "./Calendar.tsx";

/** Lets the locale decide how day names, month names and hours are written. */
export const formats = {
  dayHeaderFormat: { weekday: "short", day: "numeric" },
  slotHeaderFormat: { hour: "2-digit", minute: "2-digit" },
  eventTimeFormat: { hour: "2-digit", minute: "2-digit" },
  listDayFormat: { weekday: "long" },
  listDayAltFormat: { day: "numeric", month: "long" },
  views: { dayGrid: { dayHeaderFormat: { weekday: "short" } } },
} as const;

export const firstDayOf = (locale: string): number =>
  getDayOfWeek(startOfWeek(today("UTC"), locale), "en-US");

/** Converts FullCalendar's dates to a span. */
export function spanOf({
  startStr,
  endStr,
  allDay,
}: {
  startStr: string;
  endStr: string;
  allDay: boolean;
}): CalendarSpan {
  if (allDay) return { start: startStr, end: endStr || startStr, isAllDay: true };
  return {
    start: new Date(startStr).toISOString(),
    end: new Date(endStr || Date.parse(startStr) + 3_600_000).toISOString(),
  };
}

const day = { weekday: "long", day: "numeric", month: "long" } as const;
const clock = { hour: "2-digit", minute: "2-digit" } as const;

/** Returns a function that formats spans: "Monday 5 January, 10:00 – 11:00". */
export function spanFormat(locale: string, timeZone: string): (span: CalendarSpan) => string {
  const days = new Intl.DateTimeFormat(locale, { ...day, timeZone: "UTC" });
  const times = new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone });
  return ({ start, end, isAllDay }) =>
    isAllDay ? days.format(new Date(start)) : times.formatRange(new Date(start), new Date(end));
}
