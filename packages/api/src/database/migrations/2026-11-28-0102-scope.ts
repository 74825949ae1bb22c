import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Condition: the row's parent is among the rows that the reader sees. */
const hasParent = (table: string, parent: string, column: string, of = "id") =>
  `exists (select from ${parent} parent where parent.company_id = ${table}.company_id
    and parent.${of} = ${table}.${column})`;

/** Rows that belong to a job, an application, a candidate or a row of these, by the column that says so. */
const owned: [table: string, parent: string, column: string, of?: string][] = [
  ["applications", "jobs", "job_id"],
  ["application_uploads", "jobs", "job_id"],
  ["diversity_counts", "jobs", "job_id"],
  ["job_approvals", "jobs", "job_id"],
  ["job_events", "jobs", "job_id"],
  ["job_members", "jobs", "job_id"],
  ["job_node_counts", "jobs", "job_id"],
  ["job_questions", "jobs", "job_id"],
  ["job_status_counts", "jobs", "job_id"],
  ["job_tokens", "jobs", "job_id"],
  ["muted_jobs", "jobs", "job_id"],
  ["notifications", "jobs", "job_id"],
  ["saved_applications", "jobs", "job_id"],
  ["scorecard_attributes", "jobs", "job_id"],
  ["activities", "applications", "application_id"],
  ["application_views", "applications", "application_id"],
  ["booking_invitations", "applications", "application_id"],
  ["check_evidence", "applications", "application_id"],
  ["envelopes", "applications", "application_id"],
  ["interviews", "applications", "application_id"],
  ["notes", "applications", "application_id"],
  ["reveals", "applications", "application_id"],
  ["right_to_work", "applications", "application_id"],
  ["right_to_work_checks", "applications", "application_id"],
  ["scorecards", "applications", "application_id"],
  ["sift_scores", "applications", "application_id"],
  ["candidate_cvs", "candidates", "candidate_id"],
  ["candidate_events", "candidates", "candidate_number", "candidate_number"],
  ["candidate_merges", "candidates", "survivor_id"],
  ["candidate_non_duplicates", "candidates", "first_id"],
  ["candidate_tokens", "candidates", "candidate_id"],
  ["candidate_words", "candidates", "candidate_id"],
  ["talent_pool_members", "candidates", "candidate_id"],
  ["envelope_events", "envelopes", "envelope_id"],
  ["interview_panel", "interviews", "interview_id"],
];

/** Condition: the role covers the job, or the reader is on its hiring team. */
const isCovered = `case (select current_setting('ats.scope', true))
    when 'departments' then dept = any ((select scope_values())::text[])
    when 'brands' then brand_name = any ((select scope_values())::text[])
    when 'named_jobs' then id = any ((select scope_values()::bigint[])::bigint[])
    else false end
  or recruiter_id = (select scoped_user()) or hiring_manager_id = (select scoped_user())
  or id = any ((select seated_jobs())::bigint[])`;

/** Condition: a search of the whole company, or the reader sees the candidate. */
const isSeen = `(not (select is_scoped())
    or candidate_id in (select covered_candidates()))`;

const policy = (table: string, condition: string) =>
  `create policy scope on ${table} as restrictive to ats_scoped using (${condition});`;

/**
 * Readers whose role covers a part of the company work as `ats_scoped`, and see the jobs that it
 * covers with all that belongs to these. Everybody else works as before.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `do $$ begin
  if not exists (select from pg_roles where rolname = 'ats_scoped') then
    create role ats_scoped nologin;
  end if;
-- Another instance may create it at the same time.
exception when duplicate_object or unique_violation then null;
end $$;
grant ats_company to ats_scoped;
grant ats_scoped to current_user;
grant usage on schema public to ats_scoped;

create function is_scoped() returns boolean language sql stable as $$
  select coalesce(current_setting('ats.scope', true), '') not in ('', 'company')
$$;
create function scoped_user() returns bigint language sql stable as $$
  select nullif(current_setting('ats.user_id', true), '')::bigint
$$;
create function scope_values() returns text[] language sql stable as $$
  select array(select jsonb_array_elements_text(current_setting('ats.scope_values')::jsonb))
$$;
-- Jobs of whose hiring team the user is a further member. Past row-level security, because the rows
-- of job_members are seen with their jobs.
create function seated_jobs() returns bigint[]
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(job_id), '{}') from job_members
  where company_id = current_setting('ats.company_id')::int and user_id = scoped_user()
$$;

alter table candidates add column added_by bigint default scoped_user(),
  add foreign key (company_id, added_by) references users;
-- The candidates whom a reader with a limited role has added.
create index candidates_added_by on candidates (company_id, added_by) where added_by is not null;
${policy("jobs", isCovered)}
${policy(
  "candidates",
  `added_by = (select scoped_user()) or exists (select from applications a
    where a.company_id = candidates.company_id and a.candidate_id = candidates.id)`,
)}
${owned.map(([table, ...parent]) => policy(table, hasParent(table, ...parent))).join("\n")}
${policy("candidate_counts", "false")}
${policy("candidate_imports", "user_id = (select scoped_user())")}
${policy("candidate_import_rows", hasParent("candidate_import_rows", "candidate_imports", "import_id"))}
${policy(
  "custom_values",
  `case when job_id is not null then ${hasParent("custom_values", "jobs", "job_id")}
    else ${hasParent("custom_values", "candidates", "candidate_id")} end`,
)}
${policy(
  "outgoing_mail",
  `application_id is null or ${hasParent("outgoing_mail", "applications", "application_id")}`,
)}
${policy("message_attachments", hasParent("message_attachments", "outgoing_mail", "message_id"))}

-- Candidates by status: from the counters, or one by one for readers who see a part of them.
create function counted_candidates() returns table (status_order smallint, count int)
language sql stable as $$
  select c.status_order, c.count from candidate_counts c
    where not is_scoped() and c.company_id = current_setting('ats.company_id')::int
  union all
  select c.status_order, count(*)::int from candidates c
    where is_scoped() and c.company_id = current_setting('ats.company_id')::int group by 1
$$;

-- The searches below read past row-level security, and ask these.
create function covered_jobs() returns bigint[]
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(id), '{}') from jobs
  where company_id = current_setting('ats.company_id')::int and (${isCovered})
$$;
create function covered_candidates() returns setof bigint
language sql stable security definer set search_path = public as $$
  select candidate_id from applications
  where company_id = current_setting('ats.company_id')::int
    and job_id = any ((select covered_jobs())::bigint[])
  union select id from candidates
  where company_id = current_setting('ats.company_id')::int and added_by = scoped_user()
$$;

create or replace function word_matches(prefixes text[], others text[], most int default null,
  whole boolean default false, found bigint[] default '{}')
returns table (id bigint, sort_name text, status_order smallint, created_date_time timestamptz,
  candidate_number int, anonymised boolean)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id, sort_name, status_order, created_date_time, candidate_number, anonymised
  from candidate_words
  where company_id + 0 = (select current_setting('ats.company_id', true)::int)
    and words @@ words_query(prefixes, whole)
    and candidate_id <> all(found)
    and (others = '{}' or ts_match_vq(words, (select words_query(others, whole))))
    and ${isSeen}
  limit most
$$;
create or replace function cv_matches(query tsquery) returns table (candidate_id bigint)
language sql stable security definer set search_path = public set work_mem = '64MB' as $$
  select candidate_id from candidate_cvs
  where company_id = current_setting('ats.company_id', true)::int and words @@ query and ${isSeen}
$$;
create or replace function cv_matches(query tsquery, spans int[]) returns table (candidate_id bigint)
language sql stable security definer set search_path = public set work_mem = '64MB'
set enable_seqscan = off as $$
  select candidate_id from candidate_cvs
  where company_id = current_setting('ats.company_id', true)::int and words @@ query
    and added_in && spans and ${isSeen}
$$;`,
  );
