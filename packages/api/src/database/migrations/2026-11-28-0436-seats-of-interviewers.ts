import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** A seat on the panel of an interview shows its job until the interview is cancelled. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `-- Jobs of whose hiring team the user is a further member, or for which they interview. Past
-- row-level security, because the rows of job_members and interview_panel are seen with their jobs.
-- ats.seats holds those at the start of the transaction.
create or replace function seated_jobs() returns bigint[]
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(job_id), '{}') from (
    select job_id from job_members
    where company_id = current_setting('ats.company_id')::int and user_id = scoped_user()
    union select a.job_id from interview_panel p
    join interviews i on i.company_id = p.company_id and i.id = p.interview_id
    join applications a on a.company_id = i.company_id and a.id = i.application_id
    where p.company_id = current_setting('ats.company_id')::int and p.user_id = scoped_user()
      and i.status <> 'CANCELLED'
    union select unnest(nullif(current_setting('ats.seats', true), '')::bigint[])) seats
$$;`,
  );
