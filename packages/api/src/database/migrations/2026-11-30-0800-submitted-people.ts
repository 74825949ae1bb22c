import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** People as agencies submitted them: the company's record may hold what no agency knows. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table agency_submissions
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column email text not null default '',
  add column contact_mobile_number text,
  add column city text not null default '',
  add column postcode text not null default '',
  add column cv_id bigint;
update agency_submissions s set first_name = c.first_name, last_name = c.last_name, email = c.email
  from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  where a.company_id = s.company_id and a.id = s.application_id;
alter table agency_submissions
  alter column first_name drop default,
  alter column last_name drop default,
  alter column email drop default,
  alter column city drop default,
  alter column postcode drop default;`,
  );
