import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * What goes out may be rich, have copies and attachments, go by text message, belong to an
 * application, wait for its time, and be taken back before that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, messages);
}

const messages = `
alter table outgoing_mail drop constraint outgoing_mail_status_check;
alter table outgoing_mail add constraint outgoing_mail_status_check
  check (status in ('queued','sent','failed','cancelled'));
alter table outgoing_mail
  add column channel text not null default 'email' check (channel in ('email','sms')),
  add column cc text[] not null default '{}',
  add column bcc text[] not null default '{}',
  add column html text,
  add column sender jsonb,
  add column attachments jsonb not null default '[]',
  -- While it is being handed over it cannot be cancelled.
  add column taken_date_time timestamptz,
  add column application_id bigint,
  -- Who wrote it.
  add column user_id bigint,
  add foreign key (company_id, application_id) references applications,
  add foreign key (company_id, user_id) references users;
create index outgoing_mail_application
  on outgoing_mail (company_id, application_id, created_date_time desc, id desc)
  where application_id is not null;
create index outgoing_mail_status
  on outgoing_mail (company_id, status, created_date_time desc, id desc);
`;
