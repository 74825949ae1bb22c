/** Default retention period: months after the last activity. */
export const defaultRetention = { is_on: true, months: 12 } as const;

/** Time between flagging a candidate for erasure and erasing the data. */
export const erasureGraceMs = 7 * 24 * 60 * 60_000;

/** Explains why an agreed deletion date cannot be saved; a date already saved may have passed. */
export const retentionDateProblem = (
  { retention_date }: { retention_date: string | null },
  now: Date,
  saved: string | null = null,
): string | undefined =>
  retention_date !== null &&
  retention_date !== saved &&
  retention_date < now.toISOString().slice(0, 10)
    ? "This date has passed, so the data would be erased. Choose a later date, or none."
    : undefined;

/** Returns the same day of an earlier month, or that month's last day. */
export function monthsBefore(time: Date, months: number): Date {
  const day = new Date(time);
  day.setUTCMonth(day.getUTCMonth() - months);
  if (day.getUTCDate() !== time.getUTCDate()) day.setUTCDate(0);
  return day;
}
