import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Candidates in whose record a field is empty: few, or so many that a scan of the list finds them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
-- Candidates without a city.
create index candidates_without_city on candidates (company_id, created_date_time, id)
  include (status_order) where coalesce(btrim(city), '') = '';
-- Candidates without a postcode.
create index candidates_without_postcode on candidates (company_id, created_date_time, id)
  include (status_order) where coalesce(btrim(postcode), '') = '';
-- Candidates without a job title.
create index candidates_without_current_jobtitle on candidates (company_id, created_date_time, id)
  include (status_order) where coalesce(btrim(current_jobtitle), '') = '';
-- Candidates without an employer.
create index candidates_without_current_employer on candidates (company_id, created_date_time, id)
  include (status_order) where coalesce(btrim(current_employer), '') = '';
`,
  );
