import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** Several words that many have are found by those of a person together, not by one list of people for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
-- A table of its own: whatever else changes of a candidate leaves its index alone.
create table candidate_words (
  company_id int not null,
  candidate_id bigint not null,
  words tsvector not null,
  primary key (company_id, candidate_id),
  foreign key (company_id, candidate_id) references candidates on delete cascade
);
${company.rows("candidate_words")}

-- Each word begins with its company, so that no other company's are read to find it.
create function company_words(company_id int, words text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select company_id || ' ' || word from unnest(string_to_array(words, ' ')) word where word <> ''))
$$;
insert into candidate_words
  select company_id, id, company_words(company_id, search_text) from candidates;
-- A search would read what waits to be added to the index from end to end, so nothing waits.
create index candidate_words_words on candidate_words using gin (words) with (fastupdate = off);
analyze candidate_words;

create function keep_candidate_words() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into candidate_words values (new.company_id, new.id, company_words(new.company_id, new.search_text))
    on conflict (company_id, candidate_id) do update set words = excluded.words;
  return null;
end $$;
create trigger candidates_inserted_words after insert on candidates
  for each row execute function keep_candidate_words();
create trigger candidates_updated_words after update of search_text on candidates
  for each row when (old.search_text <> new.search_text) execute function keep_candidate_words();

-- Candidates who have a word with each of the prefixes. The memory keeps every match apart.
create function word_matches(prefixes text[]) returns table (candidate_id bigint)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id from candidate_words
  where ${company.is("company_id")} and words @@ (
    select string_agg(format('''%s %s'':*', current_setting('ats.company_id'),
      replace(replace(prefix, '\\', '\\\\'), '''', '''''')), ' & ')::tsquery
    from unnest(prefixes) prefix)
$$;

-- How many tokens lie between each pair, as the planner takes it: from its statistics, without
-- reading any. Volatile, or it might not ask.
create function token_estimates(starts text[], ends text[]) returns bigint[]
language plpgsql volatile security definer set search_path = public as $$
declare
  plan json;
  estimates bigint[] = '{}';
begin
  for place in 1 .. cardinality(starts) loop
    execute format('explain (format json) select from candidate_tokens
      where company_id = %s and token >= %L and token < %L',
      current_setting('ats.company_id')::int, starts[place], ends[place]) into plan;
    estimates = estimates || (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric::bigint;
  end loop;
  return estimates;
end $$;
`;
