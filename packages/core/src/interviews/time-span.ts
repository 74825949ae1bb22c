interface Span {
  start_date_time: string | Date;
  end_date_time: string | Date;
}

const locale = "en-GB";

/**
 * "Tue, 24 Nov 2026, 10:00 to 11:00 (Europe/London)"; at a clock change "01:30 BST to 01:30 GMT".
 */
export function timeSpanText({ start_date_time, end_date_time }: Span, timeZone: string): string {
  const [start, end] = [new Date(start_date_time), new Date(end_date_time)];
  const day = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone,
  });
  const clock = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    ...(clocksChange(start, end, timeZone) && { timeZoneName: "short" }),
  });
  const until = day.format(start) === day.format(end) ? "" : `${day.format(end)}, `;
  return `${day.format(start)}, ${clock.format(start)} to ${until}${clock.format(end)} (${timeZone.replaceAll("_", " ")})`;
}

const nearMs = 3 * 60 * 60_000;

/** True when a clock change is so close that a time of day could be ambiguous. */
function clocksChange(start: Date, end: Date, timeZone: string): boolean {
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (at: number) =>
    zone.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
  return offsetAt(start.getTime() - nearMs) !== offsetAt(end.getTime() + nearMs);
}
