import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** A company's reasons are edited a group at a time, so each group is a row with the version of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
create table exit_reason_groups (
  company_id int not null references companies,
  status application_status not null check (status in ('REJECTED','WITHDRAWN')),
  labels text[] not null,
  version int not null,
  primary key (company_id, status)
);
insert into exit_reason_groups
  select company_id, status, array_agg(label order by place, id), 1
  from exit_reasons group by company_id, status;
drop table exit_reasons;
${company.rows("exit_reason_groups")}
`,
  );
}
