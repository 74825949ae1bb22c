import { concernDays } from "@ats/core/clients/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { before } from "../kernel/time.ts";

const dayMs = 24 * 60 * 60_000;

/** The client companies of a parent by name, or one of them, with what each has open. */
export async function clientRows(
  system: Kysely<Tables>,
  { parent_id, id, now }: { parent_id: number; id?: number; now: Date },
) {
  const ago = (days: number) => before(now, days * dayMs);
  const rows = await system
    .selectFrom("companies as c")
    .where("c.parent_id", "=", parent_id)
    .$if(id !== undefined, (row) => row.where(sql`c.id::bigint`, "=", id as number))
    .select(["c.id", "c.name", "c.disabled", "c.system_settings", "c.created_date_time"])
    .select([
      sql<number>`(select count(*)::int from jobs j
        where j.company_id = c.id and j.status = 'ACTIVE')`.as("live_jobs"),
      sql<number>`(select count(*)::int from jobs j
        where j.company_id = c.id and j.status = 'PENDING_APPROVAL')`.as("open_approvals"),
      sql<number>`(select coalesce(sum(n.count), 0)::int from jobs j
        join job_status_counts n on n.company_id = j.company_id and n.job_id = j.id
        where j.company_id = c.id and j.status = 'ACTIVE'
          and n.status in ('APPLIED', 'SHORTLIST', 'INTERVIEW', 'PROCESSING'))`.as(
        "open_applications",
      ),
      sql<boolean>`exists (select from jobs j
        where j.company_id = c.id and j.status = 'PENDING_APPROVAL'
          and j.status_date_time < ${ago(concernDays.approvals_late)})`.as("late"),
      sql<number>`(select count(*)::int from users u
        where u.company_id = c.id and u.home_company_id is null)`.as("users"),
      sql<Date | null>`(select max(s.created_date_time) from users u
        join sessions s on s.company_id = u.company_id and s.user_id = u.id
        where u.company_id = c.id and u.home_company_id is null)`.as("last_used"),
      sql<boolean>`exists (select from outgoing_mail m
        where m.company_id = c.id and m.status = 'failed'
          and m.created_date_time > ${ago(concernDays.messages_failed)})`.as("failed"),
    ])
    .orderBy("c.name")
    .orderBy("c.id")
    .execute();
  const longAgo = ago(concernDays.unused);
  return rows.map((row) => ({ ...row, unused: !row.last_used || row.last_used < longAgo }));
}
