import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * Who was found already is not found again among those who fill the rest of a page. How common words
 * are is asked of `candidate_words`; beside tokens a thousand of them only make planning longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
drop function word_matches(text[], text[], int, boolean);
create function word_matches(prefixes text[], others text[], most int default null, whole boolean default false,
  found bigint[] default '{}')
returns table (id bigint, sort_name text, status_order smallint, created_date_time timestamptz,
  candidate_number int, anonymised boolean)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id, sort_name, status_order, created_date_time, candidate_number, anonymised
  from candidate_words
  where company_id + 0 = (select current_setting('ats.company_id', true)::int)
    and words @@ words_query(prefixes, whole)
    and candidate_id <> all(found)
    and (others = '{}' or ts_match_vq(words, (select words_query(others, whole))))
  limit most
$$;
alter table candidate_tokens alter column token set statistics -1;
analyze candidate_tokens;
`;
