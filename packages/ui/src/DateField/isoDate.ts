import { type CalendarDate, parseDate } from "@internationalized/date";

/** Converts `YYYY-MM-DD`, with null for anything that is not a date. */
export function toDate(iso: string | null): CalendarDate | null {
  try {
    return iso ? parseDate(iso) : null;
  } catch {
    return null;
  }
}
