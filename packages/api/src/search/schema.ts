import { companyRows, isCompany } from "../database/company-rows.ts";

/** Text without accents and case, for field searches. `normalise` in normalise.ts does the same. */
export const normaliseSchema = `
create function normalise(value text) returns text language sql immutable parallel safe as $$
  select case when octet_length(value) = length(value) then replace(lower(value), '''', '')
  else replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'łøđðıŁØĐÐÆŒÞẞ''’ʼ', 'loddiloddæœþß'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end
$$;
`;

const tokens = `
-- Each word and phrase of a candidate, once. Phrases begin with a space, so that a range of words
-- holds no phrases. The key is read alone.
create table candidate_tokens (
  company_id int not null,
  token text collate "C" not null,
  candidate_id bigint not null,
  identifying boolean not null,
  primary key (company_id, token, candidate_id) include (identifying)
);
-- A candidate's tokens, to write them again.
create index candidate_tokens_candidate on candidate_tokens (company_id, candidate_id);
${companyRows("candidate_tokens")}

create table job_tokens (
  company_id int not null,
  token text collate "C" not null,
  job_id bigint not null,
  primary key (company_id, token, job_id)
);
-- A job's tokens, to write them again.
create index job_tokens_job on job_tokens (company_id, job_id);
${companyRows("job_tokens")}
`;

const candidateWords = `
-- Each candidate's words together, with the columns that the list sorts and filters by. A table of
-- its own, so that other changes of a candidate leave its index alone.
create table candidate_words (
  company_id int not null,
  candidate_id bigint not null,
  words tsvector not null,
  sort_name text collate "C" not null,
  status_order smallint not null,
  created_date_time timestamptz not null,
  candidate_number int not null,
  anonymised boolean not null,
  primary key (company_id, candidate_id),
  foreign key (company_id, candidate_id) references candidates on delete cascade
) with (fillfactor = 90);
-- With the usual hundred, the planner takes a word that a third of a million people have for rare.
alter table candidate_words alter column words set statistics 1000;
-- Candidates by several words. Nothing waits to be added: a search would read all of that.
create index candidate_words_words on candidate_words using gin (words) with (fastupdate = off);
${companyRows("candidate_words")}

-- Each word begins with its company, so that a search reads no other company's words.
create function company_words(company_id int, words text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select company_id || ' ' || word from unnest(string_to_array(words, ' ')) word where word <> ''))
$$;

create function update_candidate_words() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into candidate_words values (new.company_id, new.id,
      company_words(new.company_id, new.search_text), new.sort_name, new.status_order,
      new.created_date_time, new.candidate_number, new.anonymised)
    on conflict (company_id, candidate_id) do update set words = excluded.words;
  return null;
end $$;
create trigger candidates_inserted_words after insert on candidates
  for each row execute function update_candidate_words();
create trigger candidates_updated_words after update of search_text on candidates
  for each row when (old.search_text <> new.search_text) execute function update_candidate_words();

-- Leaves the words, and with them their index, as they are.
create function update_candidate_order() returns trigger
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
  execute function update_candidate_order();
`;

const wordSearch = `
-- The prefix and the words that begin with it, if they are fewer than eight together, else null.
-- The index reads those sooner than everything that begins with a prefix.
create function words_that_begin(prefix text) returns text[]
language sql stable security definer set search_path = public as $$
  with recursive begun as (
    select prefix collate "C" as word, 1 as place
    union all
    select (select split_part(token, ' ', 1) from candidate_tokens
        where ${isCompany("company_id")} and token >= word || '!' and token < prefix || chr(1114111)
        order by token limit 1), place + 1
      from begun where word is not null and place < 8)
  select case when count(word) < 8 then array_agg(word) filter (where word is not null) end from begun
$$;

-- The query for a word with each of the prefixes, or for each of them as a whole word.
create function words_query(prefixes text[], whole boolean default false) returns tsquery
language sql stable security definer set search_path = public as $$
  select string_agg('(' || alternatives || ')', ' & ')::tsquery
  from unnest(prefixes) prefix,
    lateral (select case when whole then array[prefix] else words_that_begin(prefix) end as words) begun,
    lateral (select string_agg(format('''%s %s''%s', current_setting('ats.company_id'),
        replace(replace(word, '\\', '\\\\'), '''', ''''''), case when words is null then ':*' else '' end),
      ' | ') as alternatives
      from unnest(coalesce(words, array[prefix])) word) asked
$$;

-- Candidates that the index finds by the prefixes, who have the other prefixes too and are not among
-- the found, at most so many of them. The other prefixes are compared by a function, which no index
-- serves: for very common words that is quicker. "+ 0" keeps the key from being used in place of the
-- words, and the subquery reads the company once instead of for every row. With less memory a bitmap
-- keeps pages instead of rows.
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

-- The planner's estimate of how many people have a word with each prefix, from statistics alone.
-- Volatile, or a plan might keep an old answer.
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
`;

export const searchSchema = [tokens, candidateWords, wordSearch].join("");
