import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Indexes of the figures and budgets of costs, and stored words for their search. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `-- What a search of costs looks through, beside the jobs.
alter table cost_lines add column words text not null generated always as (normalise(
  type || ' ' || supplier || ' ' || invoice_number || ' ' || po_number || ' ' || campaign || ' ' || dept
)) stored;
-- Jobs of a department.
create index jobs_dept on jobs (company_id, (normalise(dept) collate "C"));
-- Applicants of a period, by source.
create index applications_submitted on applications (company_id, created_date_time)
  include (id, job_id, source, status, anonymised) where submitted;
-- Applicants who got beyond Applied.
create index activities_beyond_applied on activities (company_id, application_id)
  where status_after in ('SHORTLIST', 'INTERVIEW', 'PROCESSING', 'HIRE');`,
  );
