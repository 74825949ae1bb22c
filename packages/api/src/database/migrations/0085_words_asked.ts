import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** A word that the index would read for long is asked of those whom the other words find, beside the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
-- What asks for a word with each of the prefixes. A word with which no longer one begins is looked up
-- as it is: between it and the first that is longer lie the phrases that it begins.
create function words_query(prefixes text[]) returns tsquery
language sql stable security definer set search_path = public as $$
  select string_agg(format('''%s %s''%s', current_setting('ats.company_id'),
    replace(replace(prefix, '\\', '\\\\'), '''', ''''''),
    case when exists (select from candidate_tokens where ${company.is("company_id")}
      and token >= prefix || '!' and token < prefix || chr(1114111)) then ':*' else '' end),
    ' & ')::tsquery
  from unnest(prefixes) prefix
$$;

-- Candidates whom an index finds by words with each of the prefixes, and who have the others too. As a
-- function the comparison is no index's. The memory keeps every match apart.
drop function word_matches(text[]);
create function word_matches(prefixes text[], others text[]) returns table (candidate_id bigint)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id from candidate_words
  where ${company.is("company_id")} and words @@ words_query(prefixes)
    and (others = '{}' or ts_match_vq(words, (select words_query(others))))
$$;
`;
