import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * The time of interviewers in the interviews that took place, where the company has switched its
 * costing on: of each interviewer the planned minutes, and their cost by the hourly rate of the role
 * in the company's currency. The amount is null for a role without a rate.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create function interview_time(company int, at timestamptz)
returns table (
  interview_id bigint, application_id bigint, job_id bigint, user_id bigint, role text, day date,
  minutes int, amount bigint
)
language sql stable as $$
  select i.id, i.application_id, a.job_id, p.user_id, u.user_type,
    (i.start_date_time at time zone i.time_zone)::date, planned.minutes,
    round(planned.minutes * hourly.rate / 60.0)::bigint
  from company_settings s
  join interviews i on i.company_id = s.company_id
  join applications a on a.company_id = i.company_id and a.id = i.application_id
  join interview_panel p on p.company_id = i.company_id and p.interview_id = i.id
  join users u on u.company_id = p.company_id and u.id = p.user_id
  cross join lateral (
    select (extract(epoch from i.end_date_time - i.start_date_time) / 60)::int as minutes) planned
  left join lateral (
    select (each->>'rate')::bigint as rate
    from jsonb_array_elements(s.value->'interview_rates') each
    where each->>'role' = u.user_type limit 1) hourly on true
  where s.company_id = company and s.key = 'cost_settings'
    and (s.value->>'costs_interviews')::boolean
    and i.status = 'SCHEDULED' and i.end_date_time <= at and p.excused_date_time is null
$$`,
  );
