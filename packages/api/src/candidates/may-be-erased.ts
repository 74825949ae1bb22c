import { sql } from "kysely";

/**
 * True for candidates who are neither in a process nor hired nor under legal hold. A candidate left
 * at a stage of a closed job is in no process. The first line is what the indexes cover.
 */
export const mayBeErased = sql`status_order in (-1, 0, 1, 2, 3, 4, 6, 7) and not legal_hold
  and (status_order in (-1, 0, 6, 7) or not exists (
    select from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
    where a.company_id = candidates.company_id and a.candidate_id = candidates.id
      and (a.status_order = 5 or a.status_order between 1 and 4
        and j.status not in ('FILLED', 'WITHDRAWN', 'ARCHIVED'))))`;
