import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** A word with which few longer ones begin is looked up with them, each as it is: an index reads those sooner than all that begin so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
-- The prefix and the words that begin with it, where they are fewer than eight, and null where they are
-- more. Between a word and the first that is longer lie the phrases that it begins.
create function words_that_begin(prefix text) returns text[]
language sql stable security definer set search_path = public as $$
  with recursive begun as (
    select prefix collate "C" as word, 1 as place
    union all
    select (select split_part(token, ' ', 1) from candidate_tokens
        where ${company.is("company_id")} and token >= word || '!' and token < prefix || chr(1114111)
        order by token limit 1), place + 1
      from begun where word is not null and place < 8)
  select case when count(word) < 8 then array_agg(word) filter (where word is not null) end from begun
$$;

create or replace function words_query(prefixes text[], whole boolean default false) returns tsquery
language sql stable security definer set search_path = public as $$
  select string_agg('(' || alternatives || ')', ' & ')::tsquery
  from unnest(prefixes) prefix,
    lateral (select case when whole then array[prefix] else words_that_begin(prefix) end as words) begun,
    lateral (select string_agg(format('''%s %s''%s', current_setting('ats.company_id'),
        replace(replace(word, '\\', '\\\\'), '''', ''''''), case when words is null then ':*' else '' end),
      ' | ') as alternatives
      from unnest(coalesce(words, array[prefix])) word) asked
$$;
`;
