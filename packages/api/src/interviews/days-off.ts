import type { DayOff } from "@ats/core/interviews/days-off";
import type { InterviewSettings } from "@ats/core/interviews/settings";

/** Days of a region are computed once. */
const known = new Map<string, readonly DayOff[]>();

/** Returns the public holidays and the company's days off in these years. */
export async function daysOff(
  { holidays, days_off }: Pick<InterviewSettings, "holidays" | "days_off">,
  years: readonly number[],
): Promise<DayOff[]> {
  const own = days_off.map((day) => ({ ...day, is_holiday: false }));
  const all = [...own];
  for (const year of holidays ? years : []) all.push(...(await holidaysOf(String(holidays), year)));
  return all.toSorted((one, other) => one.date.localeCompare(other.date));
}

async function holidaysOf(region: string, year: number): Promise<readonly DayOff[]> {
  const key = `${region} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const [country = "", state = ""] = region.split("-");
  // The holidays of the world are large, so they are read when first needed.
  const { default: Holidays } = await import("date-holidays");
  const days = new Holidays(country, state)
    .getHolidays(year, "en")
    .filter(({ type }) => type === "public" || type === "bank")
    .map(({ date, name }) => ({ date: date.slice(0, 10), name, is_holiday: true }));
  known.set(key, days);
  return days;
}

/** Returns the dates between two days on which nobody is interviewed. */
export async function datesOff(
  settings: InterviewSettings,
  first_date: string,
  last_date: string,
): Promise<ReadonlySet<string>> {
  const [from, to] = [first_date, last_date].map((date) => Number(date.slice(0, 4)));
  const days = await daysOff(settings, [...new Set([Number(from), Number(to)])]);
  return new Set(days.map(({ date }) => date));
}
