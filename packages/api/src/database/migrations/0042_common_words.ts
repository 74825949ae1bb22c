import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** What very many CVs say is searched in another way than what few do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
drop function cv_matches(tsquery, int);
-- The memory keeps every match apart: beyond it each CV of a page would be read to be sure.
create function cv_matches(query tsquery) returns table (candidate_id bigint)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id from candidate_cvs where ${company.is("company_id")} and words @@ query
$$;

-- How many CVs have the words, as the planner takes it: from its statistics, without reading any.
-- Volatile, or it might not ask.
create function cv_estimate(query tsquery) returns bigint
language plpgsql volatile security definer set search_path = public as $$
declare plan json;
begin
  execute format('explain (format json) select from candidate_cvs where company_id = %s and words @@ %L::tsquery',
    current_setting('ats.company_id')::int, query) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
end $$;
`;
