import { localDateOf } from "@ats/core/interviews/zoned-time";
import type { CompanyDb } from "../database/database.ts";
import { interviewSettings } from "../interviews/settings.ts";

/** The day that it is where the company is. */
export async function companyToday(db: CompanyDb, company_id: number, now: Date): Promise<string> {
  const { time_zone } = await interviewSettings(db, company_id);
  return localDateOf(now.toISOString(), time_zone);
}
