import { jobTerms } from "@ats/core/candidates/job-terms";
import { rediscoverCandidates as contract } from "@ats/core/candidates/rediscovery-contract";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

/** Ended applications that are searched, newest first. */
const mostEndings = 5_000;

type Row = CandidateRow & {
  total: number;
  matching: string[];
  reached: ApplicationStatus;
  ended: ApplicationStatus;
  reason: string | null;
  near_job: { id: number; job_number: number; title: string };
  near_application: number;
  near_date_time: Date;
  may_be_kept: boolean;
};

/**
 * Finds candidates whose application for another job ended after an interview or later, and who are
 * neither in a process nor hired. Sorted by matching words of the job, then by the stage reached,
 * then newest first. Leaves out candidates who are anonymised for the reader.
 */
export const rediscoverCandidates = implement(contract, async ({ actor, params, query, db }) => {
  const job = await db
    .selectFrom("jobs")
    .where("id", "=", params.id)
    .select("title")
    .executeTakeFirst();
  if (!job) throw notFound("job");
  const attributes = await db
    .selectFrom("scorecard_attributes")
    .where("job_id", "=", params.id)
    .orderBy("position")
    .select("name")
    .execute();
  const terms = jobTerms({ title: job.title, attributes: attributes.map(({ name }) => name) });
  const open = can(actor, "VIEW_ANONYMISED") ? sql`` : sql`and not c.anonymised`;
  const { rows } = await sql<Row>`
    with ended as materialized (
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
      select n.*, (select coalesce(array_agg(t.term order by t.place), '{}')
        from unnest(${terms}::text[]) with ordinality t(term, place)
        where to_tsvector('english', coalesce(c.current_jobtitle, ''))
            @@ plainto_tsquery('english', t.term)
          or exists (select from candidate_cvs v where v.candidate_id = n.candidate_id
            and v.words @@ plainto_tsquery('english', t.term))) as matching
      from near n join candidates c on c.id = n.candidate_id
      where c.status_order in (-1, 6, 7) ${open}
        and not exists (select from applications a
          where a.candidate_id = n.candidate_id and a.job_id = ${params.id})),
    matched as materialized (
      select *, row_number() over (order by cardinality(matching) desc, reached desc,
        status_date_time desc, candidate_id) as place
      from found where matching <> '{}'),
    page as (select * from matched order by place
      limit ${query.per_page} offset ${query.page_no * query.per_page})
    select counted.total, ${candidateColumns}, f.matching, f.reached, f.status as ended, f.status_reason as reason,
      f.status_date_time as near_date_time, f.id as near_application,
      json_build_object('id', j.id, 'job_number', j.job_number, 'title', j.title) as near_job,
      c.consent_date_time is not null as may_be_kept
    from (select count(*)::int as total from matched) counted left join (
      page f join candidates c on c.id = f.candidate_id join jobs j on j.id = f.job_id) on true
    order by f.place`.execute(db);
  const records = rows.filter(({ id }) => id !== null).map((row) => presentCandidate(row, actor));
  return { terms, total: rows[0]?.total ?? 0, records };
});
