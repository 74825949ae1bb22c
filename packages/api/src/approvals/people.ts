import type { People } from "@ats/core/approvals/acts";
import { type Delegation, delegateOn } from "@ats/core/approvals/delegation";
import { localDateOf } from "@ats/core/interviews/zoned-time";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { hasRight } from "../roles/has-right.ts";

/** The people of a company as they are now. `leaver` counts as gone already. */
export async function readPeople(
  db: CompanyDb,
  company_id: number,
  now: Date,
  leaver?: number,
): Promise<People> {
  const { time_zone } = await interviewSettings(db, company_id);
  const today = localDateOf(now.toISOString(), time_zone);
  const delegations = await db
    .selectFrom("approval_delegations")
    .select(["from_user_id as from", "to_user_id as to"])
    .select([sql<string>`starts::text`.as("starts"), sql<string>`ends::text`.as("ends")])
    .where("company_id", "=", company_id)
    .where("ends", ">=", today)
    .execute();
  const { rows } = await sql<{ id: number; decides_last: boolean }>`
    select u.id, ${hasRight("u", "MANAGE_APPROVALS")} and ${hasRight("u", "PUBLISH_JOBS")}
        and coalesce(r.scope = 'company', true) as decides_last
    from users u left join roles r on r.company_id = u.company_id and r.id = u.role_id
    where u.company_id = ${company_id} and u.is_active and u.home_company_id is null
    order by u.id`.execute(db);
  const active = rows.filter(({ id }) => id !== leaver);
  const ids = new Set(active.map(({ id }) => id));
  return {
    isActive: (user) => ids.has(user),
    delegateOf: delegateOf(delegations, today, ids),
    lastResort: active.filter(({ decides_last }) => decides_last).map(({ id }) => id),
  };
}

const delegateOf =
  (delegations: readonly Delegation[], today: string, active: ReadonlySet<number>) =>
  (user: number): number | undefined => {
    const delegate = delegateOn(delegations, user, today);
    return delegate !== undefined && active.has(delegate) ? delegate : undefined;
  };
