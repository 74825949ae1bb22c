import {
  type AgencyPerformance,
  getAgencyPerformance,
} from "@ats/core/agencies/performance-contract";
import { addMonths } from "@ats/core/checks/right-to-work";
import { type RawBuilder, sql } from "kysely";
import { companyToday } from "./company-today.ts";
import { implementAgencies } from "./need-agencies.ts";
import { readAgency } from "./read-agency.ts";

/** SQL: an agency's submissions since a day, each with when its candidate first came how far. */
export const milestones = (agency: RawBuilder<unknown>, company_id: number, since: string) => sql`
  agency_submissions s
  join applications p on p.company_id = s.company_id and p.id = s.application_id
  cross join lateral (
    select min(m.created_date_time) as shortlisted,
      min(m.created_date_time) filter (where m.status_after <> 'SHORTLIST') as interviewed,
      min(m.created_date_time) filter (where m.status_after = 'HIRE') as hired
    from activities m where m.company_id = s.company_id and m.application_id = s.application_id
      and m.status_after in ('SHORTLIST', 'INTERVIEW', 'PROCESSING', 'HIRE')) reached
  where s.company_id = ${company_id} and s.agency_id = ${agency}
    and s.created_date_time >= ${since}::date`;

/** SQL: counts of {@link milestones}. */
export const milestoneCounts = sql`count(*)::int as submitted,
  count(reached.shortlisted)::int as shortlisted, count(reached.interviewed)::int as interviewed,
  count(*) filter (where p.status = 'HIRE')::int as hired`;

const medianDays = (until: RawBuilder<unknown>) =>
  sql`round((percentile_cont(0.5) within group (
    order by extract(epoch from ${until} - s.created_date_time)))::numeric / 86400, 1)::float8`;

export const readPerformance = implementAgencies(getAgencyPerformance, async (call) => {
  const { actor, db, params, query, services } = call;
  const { id } = await readAgency(call, params.id);
  const today = await companyToday(db, actor.company_id, services.clock());
  const { rows } = await sql<AgencyPerformance>`
    select ${milestoneCounts},
      ${medianDays(sql`reached.shortlisted`)} as days_to_shortlist,
      ${medianDays(sql`case when p.status = 'HIRE' then reached.hired end`)} as days_to_hire
    from ${milestones(sql`${id}`, actor.company_id, addMonths(today, -query.months))}`.execute(db);
  return rows[0] as AgencyPerformance;
});
