import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** Whom a search finds by their words is filtered, put in order and counted where the words are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
alter table candidate_words
  add column sort_name text collate "C" not null default '',
  add column status_order smallint not null default -1,
  add column created_date_time timestamptz not null default 'epoch',
  add column candidate_number int not null default 0,
  add column anonymised boolean not null default false,
  set (fillfactor = 90);
update candidate_words w set sort_name = c.sort_name, status_order = c.status_order,
  created_date_time = c.created_date_time, candidate_number = c.candidate_number,
  anonymised = c.anonymised
  from candidates c where c.company_id = w.company_id and c.id = w.candidate_id;
alter table candidate_words
  alter column sort_name drop default,
  alter column status_order drop default,
  alter column created_date_time drop default,
  alter column candidate_number drop default,
  alter column anonymised drop default;

create or replace function keep_candidate_words() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into candidate_words values (new.company_id, new.id,
      company_words(new.company_id, new.search_text), new.sort_name, new.status_order,
      new.created_date_time, new.candidate_number, new.anonymised)
    on conflict (company_id, candidate_id) do update set words = excluded.words;
  return null;
end $$;

-- The words stay as they are, and with them their index.
create function keep_candidate_order() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update candidate_words set sort_name = new.sort_name, status_order = new.status_order,
    created_date_time = new.created_date_time, candidate_number = new.candidate_number,
    anonymised = new.anonymised
    where company_id = new.company_id and candidate_id = new.id;
  return null;
end $$;
create trigger candidates_updated_order
  after update of sort_name, status_order, created_date_time, candidate_number, anonymised on candidates
  for each row when ((old.sort_name, old.status_order, old.created_date_time, old.candidate_number, old.anonymised)
    is distinct from
    (new.sort_name, new.status_order, new.created_date_time, new.candidate_number, new.anonymised))
  execute function keep_candidate_order();

-- What asks for a word with each of the prefixes, or for each as a whole word. A word with which no
-- longer one begins is looked up as it is: between it and the first that is longer lie the phrases
-- that it begins.
drop function words_query(text[]);
create function words_query(prefixes text[], whole boolean default false) returns tsquery
language sql stable security definer set search_path = public as $$
  select string_agg(format('''%s %s''%s', current_setting('ats.company_id'),
    replace(replace(prefix, '\\', '\\\\'), '''', ''''''),
    case when not whole and exists (select from candidate_tokens where ${company.is("company_id")}
      and token >= prefix || '!' and token < prefix || chr(1114111)) then ':*' else '' end),
    ' & ')::tsquery
  from unnest(prefixes) prefix
$$;

-- No more than the most that are asked for, all of them where that is null.
drop function word_matches(text[], text[]);
create function word_matches(prefixes text[], others text[], most int default null, whole boolean default false)
returns table (id bigint, sort_name text, status_order smallint, created_date_time timestamptz,
  candidate_number int, anonymised boolean)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id, sort_name, status_order, created_date_time, candidate_number, anonymised
  from candidate_words
  where ${company.is("company_id")} and words @@ words_query(prefixes, whole)
    and (others = '{}' or ts_match_vq(words, (select words_query(others, whole))))
  limit most
$$;

-- How many people have a word with each prefix, as the planner takes it: from its statistics, without
-- reading any. Volatile, or it might not ask.
alter table candidate_words alter column words set statistics 1000;
drop function token_estimates(text[], text[]);
create function word_estimates(prefixes text[]) returns bigint[]
language plpgsql volatile security definer set search_path = public as $$
declare
  prefix text;
  plan json;
  estimates bigint[] = '{}';
begin
  foreach prefix in array prefixes loop
    execute format('explain (format json) select from candidate_words where company_id = %s and words @@ %L',
      current_setting('ats.company_id')::int, format('''%s %s'':*', current_setting('ats.company_id'),
        replace(replace(prefix, '\\', '\\\\'), '''', ''''''))) into plan;
    estimates = estimates || (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric::bigint;
  end loop;
  return estimates;
end $$;

-- What is typed together: a title or a word of it and a place, a name and a place, a name and a postcode.
insert into candidate_tokens (company_id, token, candidate_id, identifying)
  select company_id, token, id, true
  from candidates, lateral (
    select current_jobtitle || ' ' || coalesce(city, '')
    union select word || ' ' || city from string_to_table(current_jobtitle, ' ') word
    union select last_name || ' ' || city
    union select last_name || ' ' || postcode) phrases (phrase),
    lateral (select btrim(regexp_replace(normalise(phrase), '[^a-z0-9\\u0080-\\uffff]+', ' ', 'g')) as token) tokens
  where token <> ''
  on conflict do nothing;
analyze candidate_words, candidate_tokens;
`;
