import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import {
  type JobTerm,
  jobTerms,
  type WeighedTerm,
  weighTerms,
} from "@ats/core/candidates/job-terms";
import { rediscoverCandidates as contract } from "@ats/core/candidates/rediscovery-contract";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { words } from "../search/normalise.ts";
import { textQuery } from "../search/text-query.ts";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

/** Ended applications that are searched, newest first. */
const mostEndings = 5_000;

type Row = CandidateRow & {
  total: number;
  matching: string[];
  matching_posts: string[];
  reached: ApplicationStatus;
  ended: ApplicationStatus;
  reason: string | null;
  near_job: { id: number; job_number: number; title: string };
  near_application: number;
  near_date_time: Date;
  may_be_kept: boolean;
};

/** Share of a word's weight that it has where it stands in a CV and in no post. */
const inCv = 0.25;

/**
 * Finds candidates whose application for another job ended after an interview or later, and who are
 * neither in a process nor hired. Sorted by words of the job's title, then by its other terms, then
 * by the stage reached, then newest first. Leaves out candidates who are anonymised for the reader.
 */
export const rediscoverCandidates = implement(contract, async ({ actor, params, query, db }) => {
  const job = await db
    .selectFrom("jobs")
    .where("id", "=", params.id)
    .select(["title", "location"])
    .executeTakeFirst();
  if (!job) throw notFound("job");
  const attributes = await db
    .selectFrom("scorecard_attributes")
    .where("job_id", "=", params.id)
    .orderBy("position")
    .select("name")
    .execute();
  const terms = await weighed(
    db,
    jobTerms({ ...job, attributes: attributes.map(({ name }) => name) }),
  );
  const asked = { terms: terms.map(({ term }) => term), total: 0, records: [] };
  if (terms.length === 0) return asked;
  const open = isAnonymisedFor(actor, true) ? sql`and not c.anonymised` : sql``;
  const { rows } = await sql<Row>`
    with asked (place, term, weight, kind, post_query, cv_query) as materialized (
      values ${sql.join(terms.map(askedRow))}),
    ended as materialized (
      select id, job_id, candidate_id, status, status_reason, status_date_time from applications
      where status_order in (6, 7) order by status_date_time desc limit ${mostEndings}),
    near as (
      select distinct on (e.candidate_id) e.*, r.reached
      from ended e cross join lateral (
        select max(x.status_before) as reached from activities x
        where x.application_id = e.id and x.status_before in ('INTERVIEW', 'PROCESSING')) r
      where r.reached is not null and e.job_id <> ${params.id}
      order by e.candidate_id, r.reached desc, e.status_date_time desc),
    found as (
      select n.*, m.*
      from near n join candidates c on c.id = n.candidate_id cross join lateral (
        select array_agg(term order by place) as matching,
          coalesce(array_agg(term order by place) filter (where in_post), '{}') as matching_posts,
          coalesce(sum(share) filter (where kind = 'title'), 0) as of_title,
          coalesce(sum(share) filter (where kind <> 'title'), 0) as of_others
        from (select t.*, t.weight * case when t.in_post then 1 else ${inCv}::float end as share
          from (select a.*, posts.words @@ a.post_query as in_post, exists (
              select from candidate_cvs v
              where v.candidate_id = c.id and v.words @@ a.cv_query) as in_cv
            from asked a, (select ${postWords} as words offset 0) posts) t
          where t.in_post or t.in_cv) t
        having bool_or(kind <> 'detail')) m
      where c.status_order in (-1, 6, 7) ${open}
        and not exists (select from applications a
          where a.candidate_id = n.candidate_id and a.job_id = ${params.id})),
    matched as materialized (
      select *, row_number() over (order by of_title desc, of_others desc, reached desc,
        status_date_time desc, candidate_id) as place
      from found),
    page as (select * from matched order by place
      limit ${query.per_page} offset ${query.page_no * query.per_page})
    select counted.total, ${candidateColumns}, f.matching, f.matching_posts, f.reached,
      f.status as ended, f.status_reason as reason,
      f.status_date_time as near_date_time, f.id as near_application,
      json_build_object('id', j.id, 'job_number', j.job_number, 'title', j.title) as near_job,
      c.consent_date_time is not null as may_be_kept
    from (select count(*)::int as total from matched) counted left join (
      page f join candidates c on c.id = f.candidate_id join jobs j on j.id = f.job_id) on true
    order by f.place`.execute(db);
  const records = rows.filter(({ id }) => id !== null).map((row) => presentCandidate(row, actor));
  return { ...asked, total: rows[0]?.total ?? 0, records };
});

/** As they are written too: "IT" is a word of posts, and left out of English texts as a pronoun. */
const configurations = ["english", "simple"].map((each) => sql`${sql.lit(each)}::regconfig`);

const postWords = sql.join(
  configurations.map(
    (each) => sql`to_tsvector(${each}, concat_ws(' . ', c.current_jobtitle,
      jsonb_path_query_array(c.history, '$.employment[*].job_title')::text))`,
  ),
  sql` || `,
);

function askedRow({ term, spellings, weight, kind }: WeighedTerm, place: number) {
  const inPosts = spellings.flatMap((spelling) =>
    configurations.map((each) => sql`phraseto_tsquery(${each}, ${spelling})`),
  );
  // A CV's "it" is a pronoun.
  const inCvs = spellings.map(
    (spelling) => sql`case when numnode(phraseto_tsquery('english', ${spelling})) > 0
      then ${textQuery(`"${spelling}"`)?.tsquery ?? ""} else '' end::tsquery`,
  );
  return sql`(${place}::int, ${term}::text, ${weight}::float, ${kind}::text,
    ${sql.join(inPosts, sql` || `)}, ${sql.join(inCvs, sql` || `)})`;
}

/**
 * Weighs the terms by how many of the company's jobs have them: titles by the words that search
 * finds jobs by, attributes by their names.
 */
async function weighed(db: CompanyDb, terms: readonly JobTerm[]): Promise<WeighedTerm[]> {
  const tokens = terms.map(({ term, kind }) =>
    kind === "attribute" ? null : (words(term).at(-1) ?? ""),
  );
  const { rows } = await sql<{ all_jobs: number; jobs: number }>`
    select (select count(*)::int from jobs) as all_jobs,
      case when token is null
        then (select count(distinct a.job_id)::int from scorecard_attributes a where a.name = term)
        else (select count(*)::int from job_tokens k where k.token = t.token) end as jobs
    from unnest(${terms.map(({ term }) => term)}::text[], ${tokens}::text[])
      with ordinality t(term, token, place)
    order by place`.execute(db);
  const counted = terms.map((term, place) => ({
    ...term,
    jobs: Math.max(1, rows[place]?.jobs ?? 1),
  }));
  return weighTerms(counted, rows[0]?.all_jobs ?? 1);
}
