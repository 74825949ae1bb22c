import { sql } from "kysely";

/** SQL for the open jobs `j` that the user of row `u` works on. */
export const openJobs = sql`jobs j where j.company_id = u.company_id
  and j.status in ('DRAFT', 'PENDING_APPROVAL', 'ACTIVE', 'ON_HOLD')
  and (u.id in (j.recruiter_id, j.hiring_manager_id) or exists (select from job_members m
    where m.company_id = j.company_id and m.job_id = j.id and m.user_id = u.id))`;
