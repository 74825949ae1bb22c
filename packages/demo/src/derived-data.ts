import { type Kysely, sql } from "kysely";
import type { Tables } from "@ats/api/database/tables";

/** Tables with many rows, and those whose triggers write to them. */
export const bulkTables = [
  "candidates",
  "candidate_tokens",
  "candidate_words",
  "candidate_cvs",
  "applications",
  "activities",
  "notes",
  "interviews",
  "interview_panel",
  "scorecards",
] as const satisfies readonly (keyof Tables)[];

/** Writes for all rows at once what the triggers of {@link bulkTables} write for each. */
export async function writeDerivedData(db: Kysely<Tables>): Promise<void> {
  await sql`analyze applications, candidates, activities`.execute(db);
  await sql`update applications a set feedback_awaited_date_time = awaited.since
    from (
      select i.company_id, i.application_id, min(i.end_date_time) as since from interviews i
        left join (select company_id, application_id, max(submitted_date_time) as submitted
          from scorecards group by 1, 2) s using (company_id, application_id)
      where i.status = 'SCHEDULED' and (s.submitted > i.start_date_time) is not true
      group by 1, 2) awaited
    where a.company_id = awaited.company_id and a.id = awaited.application_id`.execute(db);
  await sql`insert into job_status_counts (company_id, job_id, status, count)
    select company_id, job_id, status, count(*) from applications group by 1, 2, 3`.execute(db);
  await sql`insert into job_node_counts (company_id, job_id, node_id, count)
    select company_id, job_id, node_id, count(*) from applications where node_id is not null
    group by 1, 2, 3`.execute(db);
  await sql`update candidates c set last_activity_date_time = newest.at
    from (
      select company_id, candidate_id, max(at) as at from (
        select a.company_id, a.candidate_id, v.created_date_time as at
        from activities v join applications a on a.company_id = v.company_id and a.id = v.application_id
        where v.type <> 'cv_viewed'
        union all select company_id, candidate_id, created_date_time from candidate_cvs) each
      group by 1, 2) newest
    where c.company_id = newest.company_id and c.id = newest.candidate_id`.execute(db);
  await sql`select refresh_candidates(company_id, array_agg(id)) from candidates group by company_id`.execute(
    db,
  );
  await sql`insert into candidate_counts
    select company_id, status_order, count(*) from candidates group by 1, 2`.execute(db);
  await sql`insert into candidate_words
    select company_id, id, company_words(company_id, search_text), sort_name, status_order,
      created_date_time, candidate_number, anonymised from candidates`.execute(db);
}
