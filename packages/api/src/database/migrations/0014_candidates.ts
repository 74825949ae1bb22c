import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/**
 * Candidates as people of their own: where they stand, kept from their applications, what is known
 * of consent and retention, and their CVs with the words in them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, standing, counters, cvs, words]) await runAll(db, part);
}

const columns = `
alter table candidates
  add column version int not null default 1,
  add column tags text[] not null default '{}',
  -- Place in the pipeline of the application that is furthest in it, -1 without one.
  add column status_order smallint not null default -1,
  -- One of their applications is anonymised: then so is the person, or it would say whose it is.
  add column anonymised boolean not null default false,
  add column last_activity_date_time timestamptz,
  add column consent_date_time timestamptz,
  add column retention_date date,
  add column legal_hold boolean not null default false,
  add column sort_name text collate "C" not null
    generated always as (normalise(last_name || ' ' || first_name)) stored,
  add column email_key text collate "C" not null generated always as (lower(btrim(email))) stored,
  add column phone_key text collate "C"
    generated always as (nullif(regexp_replace(contact_mobile_number, '[^0-9]', '', 'g'), '')) stored,
  add column postcode_key text collate "C"
    generated always as (nullif(upper(replace(postcode, ' ', '')), '')) stored;
create index candidates_created on candidates (company_id, created_date_time, id) include (status_order);
create index candidates_status on candidates (company_id, status_order, created_date_time desc, id);
create index candidates_name on candidates (company_id, sort_name, id) include (status_order);
-- By name for readers from whom anonymised names are hidden: those come last, by number.
create index candidates_open_name on candidates (company_id, anonymised,
  (case when anonymised then '' else sort_name end), candidate_number, id) include (status_order);
create index candidates_number on candidates (company_id, candidate_number, id) include (status_order);
create index candidates_email on candidates (company_id, email_key);
create index candidates_phone on candidates (company_id, phone_key);
create index candidates_postcode on candidates (company_id, postcode_key);
`;

/** A person stands where their furthest open application stands, else a hire, else the newest end. */
const standing = `
create function refresh_candidates(of_company int, ids bigint[]) returns void
language sql security definer set search_path = public as $$
  update candidates c set status_order = now.status_order, anonymised = now.anonymised,
    last_activity_date_time = greatest(c.last_activity_date_time, now.last_activity)
  from (
    select k.id, coalesce((array_agg(a.status_order order by case
          when a.status_order between 1 and 4 then a.status_order when a.status_order = 5 then 0
          when a.status_order > 5 then -1 else -2 end desc, a.status_date_time desc)
        filter (where a.id is not null))[1], -1) as status_order,
      coalesce(bool_or(a.anonymised), false) as anonymised, max(a.status_date_time) as last_activity
    from unnest(ids) k(id)
      left join applications a on a.company_id = of_company and a.candidate_id = k.id
    group by k.id) now
  where c.company_id = of_company and c.id = now.id
$$;
revoke execute on function refresh_candidates from public;
create function application_moved() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if tg_op in ('UPDATE','DELETE') then
    perform refresh_candidates(old.company_id, array[old.candidate_id]);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.candidate_id <> old.candidate_id then
    perform refresh_candidates(new.company_id, array[new.candidate_id]);
  end if;
  return null;
end $$;
select refresh_candidates(company_id, array_agg(id)) from candidates group by company_id;
create trigger applications_stand
  after insert or delete or update of status, candidate_id, anonymised on applications
  for each row execute function application_moved();
`;

/** Counts of candidates by place in the pipeline, kept by the database so that the list never counts. */
const counters = `
create table candidate_counts (
  company_id int not null,
  status_order smallint not null,
  count int not null,
  primary key (company_id, status_order)
);
insert into candidate_counts select company_id, status_order, count(*) from candidates group by 1, 2;
create function count_candidates() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' then
    update candidate_counts set count = count - 1
    where company_id = old.company_id and status_order = old.status_order;
    insert into candidate_counts as c values (new.company_id, new.status_order, 1)
    on conflict (company_id, status_order) do update set count = c.count + 1;
  elsif tg_op = 'INSERT' then
    insert into candidate_counts as c
    select company_id, status_order, count(*) from changed group by 1, 2 order by 1, 2
    on conflict (company_id, status_order) do update set count = c.count + excluded.count;
  else
    update candidate_counts c set count = c.count - gone.count
    from (select company_id, status_order, count(*) from changed group by 1, 2) gone
    where c.company_id = gone.company_id and c.status_order = gone.status_order;
  end if;
  return null;
end $$;
create trigger candidates_added after insert on candidates
  referencing new table as changed for each statement execute function count_candidates();
create trigger candidates_removed after delete on candidates
  referencing old table as changed for each statement execute function count_candidates();
create trigger candidates_moved after update of status_order on candidates
  for each row when (old.status_order <> new.status_order) execute function count_candidates();
${company.rows("candidate_counts")}
`;

const cvs = `
create table candidate_cvs (
  company_id int not null,
  id bigint generated by default as identity,
  candidate_id bigint not null,
  cv_key text not null,
  cv_name text not null,
  cv_type text not null,
  cv_size int not null,
  -- What can be read in it, empty where nothing can.
  text text not null,
  words tsvector not null generated always as (to_tsvector('english'::regconfig, text)) stored,
  created_date_time timestamptz not null,
  primary key (company_id, id),
  unique (company_id, cv_key),
  foreign key (company_id, candidate_id) references candidates
);
create index candidate_cvs_candidate on candidate_cvs (company_id, candidate_id, created_date_time desc);
create index candidate_cvs_words on candidate_cvs using gin (words);
${company.rows("candidate_cvs")}
-- Under row-level security an index does not serve text search: this asks for the company by itself.
create function cv_matches(query tsquery) returns table (candidate_id bigint)
language sql stable security definer set search_path = public as $$
  select candidate_id from candidate_cvs
  where ${company.is("company_id")} and words @@ query
$$;
grant usage on all sequences in schema public to ats_company;
`;

/** City and employer are searched too, in candidates that were there before. */
const words = `
insert into candidate_tokens (company_id, token, candidate_id, identifying)
select distinct company_id, word, id, true from candidates,
  regexp_split_to_table(normalise(concat_ws(' ', city, current_employer)), '[^[:alnum:]]+') word
where word <> '' on conflict do nothing;
update candidates set search_text = search_text || ' ' || normalise(concat_ws(' ', city, current_employer));
`;
