interface Span {
  start_date_time: string | Date;
  end_date_time: string | Date;
}

const locale = "en-GB";

/** Writes a time, as `Intl.DateTimeFormat` does. */
type Write = (options: Intl.DateTimeFormatOptions, time: Date) => string;

const inEnglish: Write = (options, time) => new Intl.DateTimeFormat(locale, options).format(time);

export const timeSpanWording = "{day}, {start} to {end} ({zone})";

/** The parts of a time span's wording. At a clock change the times name their zones. */
export function timeSpanParts(
  { start_date_time, end_date_time }: Span,
  timeZone: string,
  write = inEnglish,
) {
  const [start, end] = [new Date(start_date_time), new Date(end_date_time)];
  const dayOf = (time: Date) =>
    write({ weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone }, time);
  const zoneName = clocksChange(start, end, timeZone) && { timeZoneName: "short" as const };
  const clockOf = (time: Date) =>
    write({ hour: "2-digit", minute: "2-digit", timeZone, ...zoneName }, time);
  const until = dayOf(start) === dayOf(end) ? "" : `${dayOf(end)}, `;
  return {
    day: dayOf(start),
    start: clockOf(start),
    end: until + clockOf(end),
    zone: timeZone.replaceAll("_", " "),
  };
}

/**
 * "Tue, 24 Nov 2026, 10:00 to 11:00 (Europe/London)"; at a clock change "01:30 BST to 01:30 GMT".
 */
export function timeSpanText(
  span: Span,
  timeZone: string,
  wording = timeSpanWording,
  write = inEnglish,
): string {
  const parts: Record<string, string> = timeSpanParts(span, timeZone, write);
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "");
}

const nearMs = 3 * 60 * 60_000;

/** True when a clock change is so close that a time of day could be ambiguous. */
function clocksChange(start: Date, end: Date, timeZone: string): boolean {
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (at: number) =>
    zone.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
  return offsetAt(start.getTime() - nearMs) !== offsetAt(end.getTime() + nearMs);
}
