import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import type { Services } from "../kernel/services.ts";
import { after } from "../kernel/time.ts";
import { mailHoldMs } from "../notifications/notify.ts";
import type { AgencyNoticeKind } from "./tables.ts";

interface Noticing {
  actor: { company_id: number };
  db: CompanyDb;
  services: Pick<Services, "clock">;
}

export interface Notice {
  agency_id: number;
  job_id: number;
  submission_id?: number;
  /** The stage that the agency saw before, as JSON. */
  stage_before?: string;
  /** Time of the mail; by default after a minute, within which an undo leaves nothing to say. */
  due_date_time?: Date;
}

/**
 * Writes notices for the users of agencies, in the transaction of what they tell. One that waits is
 * held for longer and keeps its earlier stage.
 */
export async function addNotices(
  { actor, db, services }: Noticing,
  kind: AgencyNoticeKind,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  const held = after(services.clock(), mailHoldMs);
  const rows = notices.map(
    ({ agency_id, job_id, submission_id, stage_before, due_date_time = held }) =>
      sql`(${actor.company_id}::int, ${agency_id}::bigint, ${kind}, ${job_id}::bigint,
        ${submission_id ?? null}::bigint, ${stage_before ?? null}, ${due_date_time}::timestamptz)`,
  );
  await sql`insert into agency_notices
      (company_id, agency_id, kind, job_id, submission_id, stage_before, due_date_time)
    values ${sql.join(rows)}
    on conflict (company_id, agency_id, job_id, kind, (coalesce(submission_id, 0)))
    do update set due_date_time = case when excluded.kind = 'RELEASED'
      then least(agency_notices.due_date_time, excluded.due_date_time)
      else excluded.due_date_time end`.execute(db);
}

/** Drops notices about a job that wait, and returns the agencies that will not get them. */
export async function dropNotices(
  { actor, db }: Pick<Noticing, "actor" | "db">,
  kind: AgencyNoticeKind,
  job_id: number,
  agency_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const dropped = await db
    .deleteFrom("agency_notices")
    .where("company_id", "=", actor.company_id)
    .where("job_id", "=", job_id)
    .where("kind", "=", kind)
    .where("agency_id", "=", sql<number>`any(${[...agency_ids]}::bigint[])`)
    .returning("agency_id")
    .execute();
  return new Set(dropped.map(({ agency_id }) => agency_id));
}
