import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/**
 * What a search finds, as the planner expects it: a tenth of a million people are read in another
 * way than ten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
-- Each common word with its frequency, so that one is joined by hash and a rare one by index.
alter table candidate_tokens alter column token set statistics 1000;
analyze candidate_tokens;

-- The memory keeps every match apart: beyond it each CV of a page would be read to be sure.
-- No more than the most that are asked for, all of them where that is null.
drop function cv_matches(tsquery);
create function cv_matches(query tsquery, most int) returns table (candidate_id bigint)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id from candidate_cvs
  where ${company.is("company_id")} and words @@ query limit most
$$;
`;
