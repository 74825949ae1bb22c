import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/**
 * A word with which no longer one begins is looked up as it is: the index finds a prefix by reading
 * all that any word with it has. What follows a postcode's first part is a word like all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
insert into candidate_tokens (company_id, token, candidate_id, identifying)
  select company_id, word, id, true
  from candidates, unnest((string_to_array(lower(postcode), ' '))[2:]) word
  where word ~ '^[a-z0-9]+$'
  on conflict do nothing;

-- Candidates who have a word with each of the prefixes. Between a word and the first that is longer
-- lie the phrases that it begins. The memory keeps every match apart.
create or replace function word_matches(prefixes text[]) returns table (candidate_id bigint)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id from candidate_words
  where ${company.is("company_id")} and words @@ (
    select string_agg(format('''%s %s''%s', current_setting('ats.company_id'),
      replace(replace(prefix, '\\', '\\\\'), '''', ''''''),
      case when exists (select from candidate_tokens where ${company.is("company_id")}
        and token >= prefix || '!' and token < prefix || chr(1114111)) then ':*' else '' end),
      ' & ')::tsquery
    from unnest(prefixes) prefix)
$$;
`;
