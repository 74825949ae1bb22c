import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** Event, job and reason of each notification; channels by event, digests and muted jobs. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table notifications
  add column event text,
  add column job_id bigint,
  add column reason text,
  add column in_app boolean not null default true,
  add column mail_date_time timestamptz;
update notifications n set job_id = coalesce(v.job_id, a.job_id),
  event = case
    when v.type = 'applied' then 'APPLICATION_RECEIVED'
    when v.type = 'note_added' then 'MENTIONED'
    when v.type like 'document_%' then 'DOCUMENT_DECIDED'
    when v.type like 'interview_%' or v.type = 'times_declined' then 'INTERVIEW'
    when v.type = 'check_due' then 'CHECK_DUE'
    when v.type like 'message_%' then 'MESSAGE_FAILED'
    else 'STATUS_CHANGED' end,
  reason = case
    when v.type = 'note_added' then 'MENTIONED'
    when v.type = 'times_declined' then 'ORGANISER'
    when v.type like 'interview_%' then case when exists (select from interviews i
      where i.company_id = n.company_id and i.application_id = v.application_id
        and i.organiser_id = n.user_id) then 'ORGANISER' else 'INTERVIEWER' end
    when j.recruiter_id = n.user_id then 'RECRUITER'
    when v.type like 'message_%' then 'SENDER'
    when j.hiring_manager_id = n.user_id then 'HIRING_MANAGER'
    else 'TEAM_MEMBER' end
from activities v
join applications a on a.company_id = v.company_id and a.id = v.application_id
join jobs j on j.company_id = a.company_id and j.id = coalesce(v.job_id, a.job_id)
where v.company_id = n.company_id and v.id = n.activity_id;
alter table notifications
  alter column event set not null,
  alter column job_id set not null,
  alter column reason set not null,
  add foreign key (company_id, job_id) references jobs;
-- A user's notifications by job.
create index notifications_job on notifications (company_id, user_id, job_id);
-- Notifications that are due to be mailed.
create index notifications_mail on notifications (mail_date_time, company_id, user_id)
  where mail_date_time is not null;

alter table users
  add column notification_choices jsonb not null default '{}',
  add column digest jsonb;
grant select (notification_choices, digest), update (notification_choices, digest)
  on users to ats_company;

create table muted_jobs (
  company_id int not null,
  user_id bigint not null,
  job_id bigint not null,
  primary key (company_id, user_id, job_id),
  foreign key (company_id, user_id) references users,
  foreign key (company_id, job_id) references jobs on delete cascade
);
${companyRows("muted_jobs", "select, insert, delete")}

alter table outgoing_mail add column unsubscribe_url text;
`,
  );
