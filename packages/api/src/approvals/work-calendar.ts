import type { WorkCalendar } from "@ats/core/approvals/working-days";
import { dayOf } from "@ats/core/checks/right-to-work";
import type { CompanyDb } from "../database/database.ts";
import { datesOff } from "../interviews/days-off.ts";
import { interviewSettings } from "../interviews/settings.ts";

/** The company's time zone, and its days off between two times. */
export async function workCalendar(
  db: CompanyDb,
  company_id: number,
  from: Date | undefined,
  to: Date,
): Promise<WorkCalendar> {
  const settings = await interviewSettings(db, company_id);
  const days_off = from ? await datesOff(settings, dayOf(from), dayOf(to)) : new Set<string>();
  return { time_zone: settings.time_zone, days_off };
}
