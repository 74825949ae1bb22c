import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Whom words find: which company it is is asked once, not for each of thousands; the table's key is no help beside the words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
create or replace function word_matches(prefixes text[], others text[], most int default null, whole boolean default false)
returns table (id bigint, sort_name text, status_order smallint, created_date_time timestamptz,
  candidate_number int, anonymised boolean)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id, sort_name, status_order, created_date_time, candidate_number, anonymised
  from candidate_words
  where company_id + 0 = (select current_setting('ats.company_id', true)::int)
    and words @@ words_query(prefixes, whole)
    and (others = '{}' or ts_match_vq(words, (select words_query(others, whole))))
  limit most
$$;
`;
