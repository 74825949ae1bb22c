/** The company's period until it chooses another: months after the last activity. */
export const usualRetention = { is_on: true, months: 12 } as const;

/** Between the flag and the end of a person's data. */
export const graceMs = 7 * 24 * 60 * 60_000;

/** What is wrong with the day until which somebody is to be kept; one that is kept already may have passed. */
export const keepUntilProblem = (
  { retention_date }: { retention_date: string | null },
  now: Date,
  saved: string | null = null,
): string | undefined =>
  retention_date !== null &&
  retention_date !== saved &&
  retention_date < now.toISOString().slice(0, 10)
    ? "This date has passed, so they would be erased. Choose a later one, or none."
    : undefined;

/** The same day of the month so many months before; the last one of a shorter month. */
export function monthsBefore(time: Date, months: number): Date {
  const day = new Date(time);
  day.setUTCMonth(day.getUTCMonth() - months);
  if (day.getUTCDate() !== time.getUTCDate()) day.setUTCDate(0);
  return day;
}
