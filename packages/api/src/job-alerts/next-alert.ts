import { defaultDigest, type Digest } from "@ats/core/notifications/digest";
import { nextDigest } from "@ats/core/notifications/next-digest";
import type { CompanyDb } from "../database/database.ts";
import { companyCalendar } from "../notifications/company-calendar.ts";

/** The next time at which an alert is mailed: on the company's working days, as digests are. */
export const nextAlert = async (
  db: CompanyDb,
  { company_id, frequency }: { company_id: number; frequency: Digest["frequency"] },
  now: Date,
): Promise<Date> =>
  nextDigest(now, { ...defaultDigest, frequency }, await companyCalendar(db, company_id, now));
