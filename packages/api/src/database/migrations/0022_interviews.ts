import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** Interviews with their panels, and how each company arranges them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, tables);
}

const tables = `
alter table interviews rename column location to room;
alter table interviews add column type text not null default 'IN_PERSON'
  check (type in ('IN_PERSON','VIDEO','PHONE','ASSESSMENT'));
alter table interviews add column video_link text not null default '';
alter table interviews add column time_zone text not null default 'Europe/London';
alter table interviews add column status text not null default 'SCHEDULED'
  check (status in ('SCHEDULED','CANCELLED','NO_SHOW'));
alter table interviews add column reason text not null default '';
alter table interviews add column questions text not null default '';
-- What the candidate needs: read by the organiser alone.
alter table interviews add column adjustments text not null default '';
-- Names it in calendars elsewhere, through every change.
alter table interviews add column uid uuid not null default gen_random_uuid();
alter table interviews add column version int not null default 1;
alter table interviews add column organiser_id bigint;
alter table interviews add column created_date_time timestamptz;
update interviews i set organiser_id = j.recruiter_id, created_date_time = a.created_date_time
  from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
  where a.company_id = i.company_id and a.id = i.application_id;
alter table interviews alter column organiser_id set not null;
alter table interviews alter column created_date_time set not null;
alter table interviews add foreign key (company_id, organiser_id) references users;
alter table interviews add check (end_date_time > start_date_time);
create index interviews_start on interviews (company_id, start_date_time);

create table interview_panel (
  company_id int not null,
  interview_id bigint not null,
  user_id bigint not null,
  primary key (company_id, interview_id, user_id),
  foreign key (company_id, interview_id) references interviews on delete cascade,
  foreign key (company_id, user_id) references users
);
create index interview_panel_user on interview_panel (company_id, user_id, interview_id);
insert into interview_panel (company_id, interview_id, user_id)
  select i.company_id, i.id, j.hiring_manager_id from interviews i
  join applications a on a.company_id = i.company_id and a.id = i.application_id
  join jobs j on j.company_id = a.company_id and j.id = a.job_id;

create table interview_settings (
  company_id int primary key references companies,
  settings jsonb not null,
  version int not null default 1
);
${["interview_panel", "interview_settings"].map(company.rows).join("")}
`;
