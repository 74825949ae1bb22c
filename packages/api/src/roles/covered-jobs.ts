import type { CoveredJob } from "@ats/core/rights/decide";
import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** Reads the jobs `j` that meet a condition, with everybody who has a seat on them. */
export async function readCoveredJobs(
  db: CompanyDb,
  company_id: number,
  condition: RawBuilder<unknown>,
): Promise<CoveredJob[]> {
  const { rows } = await sql<CoveredJob>`
    select j.id, j.dept, j.brand_name, j.recruiter_id, j.hiring_manager_id,
      array(select m.user_id::int from job_members m
        where m.company_id = j.company_id and m.job_id = j.id) as members,
      array(select distinct p.user_id::int from applications a
        join interviews i on i.company_id = a.company_id and i.application_id = a.id
        join interview_panel p on p.company_id = i.company_id and p.interview_id = i.id
        where a.company_id = j.company_id and a.job_id = j.id and i.status <> 'CANCELLED')
        as interviewers
    from jobs j where j.company_id = ${company_id} and ${condition}
    order by j.id`.execute(db);
  return rows;
}
