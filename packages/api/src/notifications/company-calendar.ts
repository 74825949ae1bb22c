import { dayOf } from "@ats/core/checks/right-to-work";
import type { CompanyDb } from "../database/database.ts";
import { datesOff } from "../interviews/days-off.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { after } from "../kernel/time.ts";

/** No company is off for longer. */
const longestMs = 30 * 24 * 60 * 60_000;

/** The company's time zone, and its days off of the next weeks. */
export async function companyCalendar(db: CompanyDb, company_id: number, now: Date) {
  const settings = await interviewSettings(db, company_id);
  const days_off = await datesOff(settings, dayOf(now), dayOf(after(now, longestMs)));
  return { time_zone: settings.time_zone, days_off };
}
