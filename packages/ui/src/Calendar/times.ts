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

/** Formats a span: "Monday 5 January, 10:00 – 11:00". */
export function formatSpan(span: CalendarSpan, locale: string, timeZone: string): string {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const [start, end] = [new Date(span.start), new Date(span.end)];
  if (span.isAllDay)
    return new Intl.DateTimeFormat(locale, { ...day, timeZone: "UTC" }).format(start);
  return new Intl.DateTimeFormat(locale, {
    ...day,
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).formatRange(start, end);
}
