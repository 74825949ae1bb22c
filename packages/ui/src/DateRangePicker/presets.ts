import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  endOfYear,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from "@internationalized/date";

/** Both days included, `YYYY-MM-DD`. */
export type DateRange = { start: string; end: string };

export type PresetName =
  | "today"
  | "yesterday"
  | "last7Days"
  | "last30Days"
  | "thisWeek"
  | "lastWeek"
  | "thisMonth"
  | "lastMonth"
  | "thisQuarter"
  | "lastQuarter"
  | "thisYear"
  | "lastYear";

type Days = [start: CalendarDate, end: CalendarDate];

const week = (day: CalendarDate, locale: string): Days => [
  startOfWeek(day, locale),
  endOfWeek(day, locale),
];
const month = (day: CalendarDate): Days => [startOfMonth(day), endOfMonth(day)];
const year = (day: CalendarDate): Days => [startOfYear(day), endOfYear(day)];
function quarter(day: CalendarDate): Days {
  const first = startOfMonth(day).subtract({ months: (day.month - 1) % 3 });
  return [first, endOfMonth(first.add({ months: 2 }))];
}

const ranges: Record<PresetName, (day: CalendarDate, locale: string) => Days> = {
  today: (day) => [day, day],
  yesterday: (day) => [day.subtract({ days: 1 }), day.subtract({ days: 1 })],
  last7Days: (day) => [day.subtract({ days: 6 }), day],
  last30Days: (day) => [day.subtract({ days: 29 }), day],
  thisWeek: week,
  lastWeek: (day, locale) => week(day.subtract({ weeks: 1 }), locale),
  thisMonth: month,
  lastMonth: (day) => month(day.subtract({ months: 1 })),
  thisQuarter: quarter,
  lastQuarter: (day) => quarter(day.subtract({ months: 3 })),
  thisYear: year,
  lastYear: (day) => year(day.subtract({ years: 1 })),
};

/** Returns the range of a preset relative to `day`, with the locale's first day of the week. */
export function presetRange(name: PresetName, day: CalendarDate, locale: string): DateRange {
  const [start, end] = ranges[name](day, locale);
  return { start: start.toString(), end: end.toString() };
}

/** Cuts the range to the limits; null when it lies outside them. */
export function within(range: DateRange, min?: string, max?: string): DateRange | null {
  const start = min && range.start < min ? min : range.start;
  const end = max && range.end > max ? max : range.end;
  return start <= end ? { start, end } : null;
}
