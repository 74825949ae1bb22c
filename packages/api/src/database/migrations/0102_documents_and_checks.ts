import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/**
 * What the bytes of an evidence are, and to whom each link went. A check that is recorded later stands
 * before those before it; a notice has a day of its own; copies are destroyed a day after their time was
 * set at the earliest, and their files are known until they are gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
alter table envelopes add column evidence_sha256 text;
alter table envelope_events add column sent_to text;
create index outgoing_mail_told on outgoing_mail (company_id, about, id) where about is not null;

alter table right_to_work_checks add column notice_date date;
drop index right_to_work_checks_application;
create index right_to_work_checks_application
  on right_to_work_checks (company_id, application_id, id desc);

alter table right_to_work
  add column kept_until_set_date_time timestamptz,
  add column told_overdue_date date;
create index right_to_work_untold_overdue on right_to_work (due_date)
  where due_date is not null and told_overdue_date is distinct from due_date;

create table destroyed_copies (
  company_id int not null references companies,
  file_key text not null,
  primary key (company_id, file_key)
);
${company.rows("destroyed_copies")}
`;
