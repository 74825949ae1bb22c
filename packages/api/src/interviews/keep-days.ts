import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/**
 * Moves the instants at which days end to the same days of another zone. A job gets a new version, so
 * that a form from before does not bring the old instant back.
 */
export async function keepDays(
  db: CompanyDb,
  company_id: number,
  { before, after, now }: { before: string; after: string; now: Date },
): Promise<void> {
  if (before === after) return;
  const moved = (column: string) =>
    sql`${sql.ref(column)} = ${sql.ref(column)} at time zone ${before} at time zone ${after}`;
  await sql`update jobs set ${moved("closing_date_time")}, version = version + 1
    where company_id = ${company_id} and closing_date_time is not null`.execute(db);
  for (const table of ["envelopes", "booking_invitations", "saved_applications"])
    await sql`update ${sql.table(table)} set ${moved("expires_date_time")}
      where company_id = ${company_id} and expires_date_time > ${now}`.execute(db);
}
