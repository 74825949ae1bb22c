import { endOfMonth, parseDate, startOfMonth, startOfWeek } from "@internationalized/date";

export type CalendarView = "day" | "week" | "month" | "agenda";

interface Place {
  locale: string;
  timeZone: string;
  /** From 0 (Sunday) to 6. Defaults to the locale's first day. */
  firstDayOfWeek?: number | undefined;
}

/** Names of days as react-aria takes them, from Sunday. */
export const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** Returns the range that a view shows at a date, `end` exclusive. A week includes folded days. */
export function rangeOf(
  view: CalendarView,
  day: string,
  { locale, timeZone, firstDayOfWeek }: Place,
): { start: string; end: string } {
  const date = parseDate(day);
  const first = firstDayOfWeek === undefined ? undefined : dayNames[firstDayOfWeek];
  const weekOf = (each: typeof date) => startOfWeek(each, locale, first);
  const [start, end] = {
    day: [date, date.add({ days: 1 })] as const,
    week: [weekOf(date), weekOf(date).add({ weeks: 1 })] as const,
    month: [weekOf(startOfMonth(date)), weekOf(endOfMonth(date)).add({ weeks: 1 })] as const,
    agenda: [date, date.add({ weeks: 1 })] as const,
  }[view];
  const instant = (each: typeof date) => each.toDate(timeZone).toISOString();
  return { start: instant(start), end: instant(end) };
}
