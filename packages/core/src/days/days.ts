/** Days are `YYYY-MM-DD`, without a time zone. */

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Returns the same day in a later month, or that month's last day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  const length = last.getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, length)))
    .toISOString()
    .slice(0, 10);
}

/** Whole days from a day to another one; negative to an earlier one. */
export const daysBetween = (day: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(day)) / 86_400_000);
