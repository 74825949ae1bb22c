import {
  type AgencyPerformance,
  getAgencyPerformance,
} from "@ats/core/agencies/performance-contract";
import { addMonths } from "@ats/core/days/days";
import { type RawBuilder, sql } from "kysely";
import { readSetting } from "../settings/read-setting.ts";
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

/** SQL: the company's first answer to a submission, a move or a message. */
const answered = sql`(select min(answer.at) from (
  select m.created_date_time as at from activities m
    where m.company_id = s.company_id and m.application_id = s.application_id
      and m.status_after is not null and m.created_date_time > s.created_date_time
  union all
  select m.created_date_time from agency_messages m
    where m.company_id = s.company_id and m.application_id = s.application_id
      and m.user_id is not null and m.agency_id = s.agency_id) answer)`;

const medianDays = (until: RawBuilder<unknown>) =>
  sql`round((percentile_cont(0.5) within group (
    order by extract(epoch from ${until} - s.created_date_time)))::numeric / 86400, 1)::float8`;

export const readPerformance = implementAgencies(getAgencyPerformance, async (call) => {
  const { actor, db, params, query, services } = call;
  const { id } = await readAgency(call, params.id);
  const today = await companyToday(db, actor.company_id, services.clock());
  const since = addMonths(today, -query.months);
  const { feedback_days } = await readSetting(db, actor.company_id, "agency_settings");
  const due = sql`s.created_date_time + make_interval(days => ${feedback_days})`;
  const { rows } = await sql<Omit<AgencyPerformance, "feedback_days">>`
    with claims as (
      select p.fee_currency as currency, count(*)::int as count, sum(p.claim_amount)::bigint as amount
      from placements p
      where p.company_id = ${actor.company_id} and p.agency_id = ${id}
        and p.claimed_date_time >= ${since}::date and p.claim_amount is not null
        and p.undone_date_time is null
      group by p.fee_currency)
    select ${milestoneCounts},
      ${medianDays(sql`reached.shortlisted`)} as days_to_shortlist,
      ${medianDays(sql`case when p.status = 'HIRE' then reached.hired end`)} as days_to_hire,
      count(*) filter (where ${answered} <= ${due} or ${due} < ${services.clock()})::int
        as feedback_due,
      count(*) filter (where ${answered} <= ${due})::int as feedback_in_time,
      (select coalesce(sum(c.count), 0)::int from claims c) as rebates,
      (select coalesce(jsonb_agg(jsonb_build_object('amount', c.amount, 'currency', c.currency)
        order by c.currency), '[]') from claims c) as rebate_amounts
    from ${milestones(sql`${id}`, actor.company_id, since)}`.execute(db);
  return { ...(rows[0] as Omit<AgencyPerformance, "feedback_days">), feedback_days };
});
