import { type CalendarDate, parseDate } from "@internationalized/date";

/** `YYYY-MM-DD` as the library's date; what is no date is none. */
export function toDate(iso: string | null): CalendarDate | null {
  try {
    return iso ? parseDate(iso) : null;
  } catch {
    return null;
  }
}
