import { erasureGraceMs, monthsBefore } from "@ats/core/candidates/retention";
import { localDateOf } from "@ats/core/interviews/zoned-time";
import { sql } from "kysely";
import { eachCompany } from "../kernel/each-company.ts";
import type { Services } from "../kernel/services.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { removeDropped } from "../files/dropped-files.ts";
import { mayBeErased } from "../candidates/may-be-erased.ts";
import { recordCandidateEvent } from "../candidates/record-candidate-event.ts";
import { erasePerson } from "./erase-person.ts";
import { lockApplicationsOf } from "../candidates/lock-candidates.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { readRetention } from "../candidates/retention.ts";
import { before } from "../kernel/time.ts";

type Sweeping = Pick<Services, "system" | "clock" | "publicUrl" | "personParticipants">;

/** Candidates erased in one transaction, so that other work goes on in between. */
const batch = 200;

/**
 * Flags candidates whose retention period is over, and erases those who were flagged a week ago and
 * whose period is still over. Their applications stay as numbers.
 */
export async function sweepRetention(services: Sweeping & Pick<Services, "files">) {
  const companies = await services.system
    .selectFrom("companies")
    .where("company_type", "=", "ATS")
    .select("id")
    .execute();
  await eachCompany(companies, async (id) => {
    let isMore = await inCompany(services.system, id, (db) =>
      flagOverdue(db, id, services.clock()),
    );
    while (isMore) isMore = await eraseBatch(services, id);
    await removeDropped(services, id);
  });
}

/**
 * Flags the candidates whose period is over, and unflags the others. False when retention is off.
 */
async function flagOverdue(db: CompanyDb, company_id: number, now: Date): Promise<boolean> {
  const { is_on, months } = await readRetention(db);
  const since = monthsBefore(now, months);
  const { time_zone } = await interviewSettings(db, company_id);
  const today = localDateOf(now.toISOString(), time_zone);
  const idle = sql`coalesce(last_activity_date_time, created_date_time)`;
  const isOver = sql`case when retention_date is null then ${idle} < ${since}
    else retention_date < ${today}::date end`;
  await sql`update candidates set flagged_date_time = null
    where flagged_date_time is not null and not (${is_on} and ${mayBeErased} and ${isOver})`.execute(
    db,
  );
  if (!is_on) return false;
  for (const over of [
    sql`retention_date is null and ${idle} < ${since}`,
    sql`retention_date is not null and retention_date < ${today}::date`,
  ])
    await sql`update candidates set flagged_date_time = ${now}
      where flagged_date_time is null and ${mayBeErased} and ${over}`.execute(db);
  return true;
}

/** Erases a batch of candidates whose grace period is over; false when there was none. */
function eraseBatch(services: Sweeping, company_id: number) {
  const { system, clock } = services;
  return inCompany(system, company_id, async (db) => {
    const isDue = sql`flagged_date_time <= ${before(clock(), erasureGraceMs)} and ${mayBeErased}`;
    const { rows: due } = await sql<{ id: number }>`
      select id from candidates where ${isDue} order by id limit ${batch}`.execute(db);
    const ids = due.map(({ id }) => id);
    await lockApplicationsOf(db, ids);
    const { rows } = await sql<{ id: number; candidate_number: number }>`
      select id, candidate_number from candidates where id = any(${ids}::bigint[]) and ${isDue}
      order by id for update`.execute(db);
    const doing = { actor: { company_id, user_id: null }, db, services };
    for (const { id, candidate_number } of rows) {
      const { counts } = await erasePerson(doing, id);
      await recordCandidateEvent(doing, {
        type: "erased",
        candidate_number,
        reason: "Kept for longer than agreed",
        counts,
      });
    }
    return rows.length > 0;
  });
}
