import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** Invitations to choose the time of an interview, reminders, and calendars to subscribe to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, tables);
}

const tables = `
create table booking_invitations (
  company_id int not null,
  id uuid not null,
  application_id bigint not null,
  organiser_id bigint not null,
  -- What the interview is to be, its panel included.
  interview jsonb not null,
  minutes int not null,
  first_date date not null,
  last_date date not null,
  created_date_time timestamptz not null,
  expires_date_time timestamptz not null,
  -- The interview that came of it.
  interview_id bigint,
  withdrawn_date_time timestamptz,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications,
  foreign key (company_id, organiser_id) references users,
  foreign key (company_id, interview_id) references interviews
);
create index booking_invitations_application
  on booking_invitations (company_id, application_id, created_date_time);

-- When who takes part is reminded, null once they are or not at all.
alter table interviews add column reminder_date_time timestamptz;
create index interviews_reminder on interviews (reminder_date_time)
  where reminder_date_time is not null;

create table calendar_feeds (
  company_id int not null,
  user_id bigint not null,
  secret_hash bytea not null unique,
  created_date_time timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users on delete cascade
);
${["booking_invitations", "calendar_feeds"].map(company.rows).join("")}

-- A token for somebody outside is given out in the transaction of what it is for. Nobody reads one there.
alter table one_time_tokens enable row level security;
create policy company on one_time_tokens for insert with check (${company.is("company_id")});
grant insert on one_time_tokens to ats_company;
`;
