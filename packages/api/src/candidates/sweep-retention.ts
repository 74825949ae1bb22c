import { graceMs, monthsBefore } from "@ats/core/candidates/retention";
import { sql } from "kysely";
import type { Services } from "../app/services.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { before } from "../session/lifetime.ts";
import { recordCandidateEvent } from "./event.ts";
import { forget } from "./forget.ts";
import { readRetention } from "./retention.ts";

/** People who are looked at in one transaction: others' work goes on between. */
const atOnce = 200;

/** Neither in a process nor hired, nor under legal hold. */
const mayGo = sql`status_order in (-1, 0, 6, 7) and not legal_hold`;

/**
 * Flags who has been kept for the company's period, and erases who was flagged a week ago and whose
 * time is still over: their applications stay as numbers.
 */
export async function sweepRetention(services: Pick<Services, "system" | "clock" | "files">) {
  const companies = await services.system
    .selectFrom("companies")
    .where("company_type", "=", "ATS")
    .select("id")
    .execute();
  for (const { id } of companies) {
    const isOn = await inCompany(services.system, id, (db) => flag(db, services.clock()));
    if (!isOn) continue;
    let erased: string[] | undefined;
    while ((erased = await eraseSome(services, id)))
      await Promise.all(erased.map((key) => services.files.remove(key)));
  }
}

/** Flags whose time is over, and nobody else; returns whether anybody is erased at all. */
async function flag(db: CompanyDb, now: Date): Promise<boolean> {
  const { is_on, months } = await readRetention(db);
  const since = monthsBefore(now, months);
  const today = now.toISOString().slice(0, 10);
  const idle = sql`coalesce(last_activity_date_time, created_date_time)`;
  const isOver = sql`case when retention_date is null then ${idle} < ${since}
    else retention_date < ${today}::date end`;
  await sql`update candidates set flagged_date_time = null
    where flagged_date_time is not null and not (${is_on} and ${mayGo} and ${isOver})`.execute(db);
  if (!is_on) return false;
  for (const over of [
    sql`retention_date is null and ${idle} < ${since}`,
    sql`retention_date is not null and retention_date < ${today}::date`,
  ])
    await sql`update candidates set flagged_date_time = ${now}
      where flagged_date_time is null and ${mayGo} and ${over}`.execute(db);
  return true;
}

/** Erases some of those whose grace is over; returns the keys of their files, or nothing where nobody is left. */
function eraseSome({ system, clock }: Pick<Services, "system" | "clock">, company_id: number) {
  return inCompany(system, company_id, async (db) => {
    const { rows } = await sql<{ id: number; candidate_number: number }>`
      select id, candidate_number from candidates
      where flagged_date_time <= ${before(clock(), graceMs)} and ${mayGo}
      order by id limit ${atOnce} for update`.execute(db);
    if (rows.length === 0) return undefined;
    const gone: string[] = [];
    const now = clock();
    for (const { id, candidate_number } of rows) {
      const { keys, counts } = await forget(db, id, now);
      await recordCandidateEvent(
        { actor: { company_id, user_id: null }, db, services: { clock } },
        { type: "erased", candidate_number, reason: "Kept for longer than agreed", counts },
      );
      gone.push(...keys);
    }
    return gone;
  });
}
