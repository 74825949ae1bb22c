import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/**
 * What interviewers think of an application, who has looked at it, and for whom its anonymised
 * fields were revealed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, tables);
}

const companyTables = ["scorecards", "application_views", "reveals"];

const tables = `
create table scorecards (
  company_id int not null,
  application_id bigint not null,
  user_id bigint not null,
  -- What was rated by its name, which the job may change later.
  ratings jsonb not null,
  decision text not null check (decision in ('DEFINITELY_NOT','NO','YES','STRONG_YES','NO_DECISION')),
  comment text not null,
  submitted_date_time timestamptz not null,
  primary key (company_id, application_id, user_id),
  foreign key (company_id, application_id) references applications,
  foreign key (company_id, user_id) references users
);

alter table applications add column score real;

create table application_views (
  company_id int not null,
  user_id bigint not null,
  application_id bigint not null,
  viewed_date_time timestamptz not null,
  primary key (company_id, user_id, application_id),
  foreign key (company_id, application_id) references applications,
  foreign key (company_id, user_id) references users
);

create table reveals (
  company_id int not null,
  user_id bigint not null,
  application_id bigint not null,
  reason text not null check (reason <> ''),
  revealed_date_time timestamptz not null,
  primary key (company_id, user_id, application_id),
  foreign key (company_id, application_id) references applications,
  foreign key (company_id, user_id) references users
);
${companyTables.map(company.rows).join("")}
revoke update, delete on reveals from ats_company;
`;
