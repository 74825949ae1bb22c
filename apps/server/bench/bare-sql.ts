import type { Tables } from "@ats/api/database/tables";
import { type Kysely, sql } from "kysely";

const company = 1;

/** Returns the job with the most applications. */
export async function busiestJob(db: Kysely<Tables>): Promise<{ id: number; count: number }> {
  const { rows } = await sql<{ id: number; count: number }>`
    select job_id as id, sum(count)::int as count from job_status_counts
    where company_id = ${company} group by 1 order by 2 desc limit 1`.execute(db);
  return rows[0] ?? { id: 0, count: 0 };
}

/** Returns the job with the median number of applications. */
export async function ordinaryJob(db: Kysely<Tables>): Promise<{ id: number; count: number }> {
  const { rows } = await sql<{ id: number; count: number }>`
    select job_id as id, sum(count)::int as count from job_status_counts
    where company_id = ${company} group by 1 order by 2
    offset (select count(distinct job_id) / 2 from job_status_counts where company_id = ${company})
    limit 1`.execute(db);
  return rows[0] ?? { id: 0, count: 0 };
}

/** The minimal statements behind a list page and a search. */
export const bareSql = (db: Kysely<Tables>) => ({
  async jobs() {
    await sql`select j.id, j.job_number, j.title, j.status, j.location, j.postal_code, j.dept, j.job_type,
        j.source, j.choose_benefits, j.salary_min, j.salary_max, j.currency, j.openings, j.brand_name,
        j.anonymised, j.created_date_time, j.published_date_time, j.closing_date_time,
        r.first_name, r.last_name, r.email, h.first_name, h.last_name, h.email,
        (select json_object_agg(status, count) from job_status_counts c
          where c.company_id = j.company_id and c.job_id = j.id) as counts, count(*) over () as total
      from jobs j join users r on r.company_id = j.company_id and r.id = j.recruiter_id
        join users h on h.company_id = j.company_id and h.id = j.hiring_manager_id
      where j.company_id = ${company} and j.status in ('ACTIVE', 'ON_HOLD')
      order by j.job_number desc limit 25`.execute(db);
  },
  async applications(jobId: number, page: number) {
    await sql`select status, count from job_status_counts
      where company_id = ${company} and job_id = ${jobId}`.execute(db);
    await sql`select a.*, c.*, j.title, j.job_number from (
        select id from applications
        where company_id = ${company} and job_id = ${jobId} and status_order between 1 and 4
        order by status_order, created_date_time desc, id limit 25 offset ${page * 25}) p
      join applications a on a.company_id = ${company} and a.id = p.id
      join candidates c on c.company_id = ${company} and c.id = a.candidate_id
      join jobs j on j.company_id = ${company} and j.id = a.job_id
      order by a.status_order, a.created_date_time desc, a.id`.execute(db);
  },
  async search(term: string) {
    await sql`with hit as materialized (
        select candidate_id, min(token) as token from (
          select candidate_id, token from candidate_tokens
          where company_id = ${company} and token >= ${term} and token < ${`${term}\u{10ffff}`}
          order by token, candidate_id limit 1000) t
        group by candidate_id order by 2, 1 limit 200)
      select hit.token, a.id, a.created_date_time, c.first_name, c.last_name, c.candidate_number,
        c.contact_mobile_number, c.email, c.postcode, j.title, count(*) over () as total
      from hit join candidates c on c.company_id = ${company} and c.id = hit.candidate_id
        join applications a on a.company_id = ${company} and a.candidate_id = hit.candidate_id
        join jobs j on j.company_id = ${company} and j.id = a.job_id
      order by hit.token, c.last_name, c.first_name, a.id desc limit 50`.execute(db);
  },
});
