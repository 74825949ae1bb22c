import { effectOf, type EffectCounts } from "@ats/core/roles/effect";
import * as contract from "@ats/core/roles/contract";
import type { Scope } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { readRoles } from "./read-roles.ts";

/**
 * Condition: somebody of `people` sees job `j` in the scope, by what is `listed` or by `seats`. Of a
 * new scope nothing is listed yet.
 */
function isSeen(scope: Scope, isNew = false) {
  if (scope === "company") return sql`exists (select from people)`;
  const seat = sql`j.id in (select id from seats)`;
  if (scope === "own_jobs" || isNew) return seat;
  const column = { departments: "j.dept", brands: "j.brand_name", named_jobs: "j.id::text" }[scope];
  return sql`(${sql.raw(column)} in (select value from listed) or ${seat})`;
}

/** Counts people and jobs in one statement, by sets: it takes as long for one user as for all. */
async function countEffect(
  db: CompanyDb,
  company_id: number,
  role_id: number,
  [before, after]: [Scope, Scope],
): Promise<EffectCounts> {
  const { rows } = await sql<EffectCounts>`
    with people as materialized (select id, scope_values from users
        where company_id = ${company_id} and role_id = ${role_id}),
      listed as materialized (select distinct unnest(scope_values) as value from people),
      seats as materialized (
        select id from jobs where company_id = ${company_id}
          and (recruiter_id in (select id from people) or hiring_manager_id in (select id from people))
        union select m.job_id from job_members m join people p on p.id = m.user_id
          where m.company_id = ${company_id}
        union select a.job_id from interview_panel p join people on people.id = p.user_id
          join interviews i on i.company_id = p.company_id and i.id = p.interview_id
          join applications a on a.company_id = i.company_id and a.id = i.application_id
          where p.company_id = ${company_id} and i.status <> 'CANCELLED'),
      seen as (select ${isSeen(before)} as before, ${isSeen(after, after !== before)} as after
        from jobs j where j.company_id = ${company_id})
    select (select count(*)::int from people) as people,
      count(*) filter (where before)::int as jobs_before,
      count(*) filter (where after)::int as jobs_after,
      count(*) filter (where before and after)::int as jobs_both
    from seen`.execute(db);
  return rows[0] ?? { people: 0, jobs_before: 0, jobs_after: 0, jobs_both: 0 };
}

export const previewRole = implement(contract.previewRole, async ({ actor, body, db, params }) => {
  const role = (await readRoles(db, actor.company_id)).find(({ id }) => id === params.id);
  if (!role) throw notFound("role");
  const counts = await countEffect(db, actor.company_id, params.id, [role.scope, body.scope]);
  return { effect: effectOf(role, body, counts) };
});
