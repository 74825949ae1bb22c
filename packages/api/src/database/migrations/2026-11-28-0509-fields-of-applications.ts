import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const hasParent = (table: string, column: string) =>
  `exists (select from ${table} parent
    where parent.company_id = custom_values.company_id and parent.id = custom_values.${column})`;

/** A company's own fields of applications, and fields that must be filled in. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table custom_fields
  add column is_required boolean not null default false,
  add column is_asked boolean not null default false,
  drop constraint custom_fields_record_check,
  add constraint custom_fields_record_check
    check (record in ('candidates', 'jobs', 'applications')),
  add constraint custom_fields_asked_check check (record = 'applications' or not is_asked);
alter table custom_values
  add column application_id bigint,
  add foreign key (company_id, application_id) references applications on delete cascade,
  drop constraint custom_values_check,
  add constraint custom_values_check
    check (num_nonnulls(candidate_id, job_id, application_id) = 1);
-- One value of a field for an application.
create unique index custom_values_application
  on custom_values (company_id, application_id, field_id) where application_id is not null;
drop policy scope on custom_values;
create policy scope on custom_values as restrictive to ats_scoped using (
  case when job_id is not null then ${hasParent("jobs", "job_id")}
    when application_id is not null then ${hasParent("applications", "application_id")}
    else ${hasParent("candidates", "candidate_id")} end);`,
  );
