import { addDays } from "@ats/core/days/days";
import { sql } from "kysely";
import { asCompany } from "../../database/database.ts";
import type { Call } from "../../kernel/implement.ts";
import { companyToday } from "../company-today.ts";
import { lockOwnerships } from "./events.ts";

/**
 * Ends all that an agency owns today, on record: the company no longer works with it. Working together
 * again revives none of it.
 */
export async function endWithWork(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  agency_id: number,
): Promise<void> {
  const { company_id, user_id } = actor;
  await lockOwnerships(db, company_id);
  const now = services.clock();
  const today = await companyToday(db, company_id, now);
  await asCompany(db, company_id, async () => {
    const { rows } = await sql<{ id: number }>`
      update agency_submissions set end_reason = 'LINK_ENDED', owned_until = ${addDays(today, -1)}
      where company_id = ${company_id} and agency_id = ${agency_id} and end_reason is null
        and owned_until >= ${today}
      returning id`.execute(db);
    await sql`insert into agency_ownership_events
        (company_id, submission_id, kind, day, reason, created_by, agent, created_date_time)
      select ${company_id}, id, 'ENDED', ${today}, 'LINK_ENDED', ${user_id}, '', ${now}
      from unnest(${rows.map(({ id }) => id)}::bigint[]) as ended (id)`.execute(db);
  });
}
