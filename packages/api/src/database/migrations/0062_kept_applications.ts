import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** Applications that are kept to be finished later, and the files that wait with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, tables);
}

const tables = `
create table kept_applications (
  company_id int not null,
  application_id bigint not null,
  -- What was typed and chosen, as the form sends it.
  typed jsonb not null,
  link_hash bytea not null unique,
  expires_date_time timestamptz not null,
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications on delete cascade
);
create index kept_applications_expiry on kept_applications (expires_date_time);
alter table application_uploads add column application_id bigint;
alter table application_uploads add constraint application_uploads_kept
  foreign key (company_id, application_id) references kept_applications
  on delete set null (application_id);
create index application_uploads_kept on application_uploads (company_id, application_id)
  where application_id is not null;
${company.rows("kept_applications")}
`;
