import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Finds submissions by the codes of their contacts. The operator of arrays is not leakproof, so under
 * row-level security its index was not used.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table agency_submissions
  add column email_code text generated always as (contacts[1]) stored,
  add column phone_code text generated always as (contacts[2]) stored;
drop index agency_submissions_contacts;
-- Whose candidate a person is, by email.
create index agency_submissions_email on agency_submissions (company_id, email_code)
  where email_code is not null;
-- Whose candidate a person is, by telephone number.
create index agency_submissions_phone on agency_submissions (company_id, phone_code)
  where phone_code is not null;`,
  );
