import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** The audit log: a chain of events for each company. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create table audit_events (
  company_id int not null references companies,
  number int not null,
  type text not null,
  actor_id bigint,
  actor_name text not null,
  acting_for text,
  through text,
  session_kind text not null,
  address text not null,
  subject_id text,
  subject_name text,
  changes jsonb not null,
  reason text,
  created_date_time timestamptz not null,
  previous_hash text not null,
  hash text not null,
  -- The log, newest first, and its verification in order.
  primary key (company_id, number)
);
-- Events of some types, newest first.
create index audit_events_type on audit_events (company_id, type, number desc);
-- Events of a person, newest first.
create index audit_events_actor on audit_events (company_id, actor_id, number desc);
-- Events of a subject, newest first.
create index audit_events_subject on audit_events (company_id, subject_id, number desc);
-- Events of a period.
create index audit_events_created on audit_events (company_id, created_date_time);
${companyRows("audit_events", "select, insert")}
create table audit_heads (
  company_id int primary key references companies,
  number int not null,
  hash text not null
);
${companyRows("audit_heads", "select")}
-- The database itself refuses an event that does not follow the last one, and remembers the last.
create function chain_audit_event() returns trigger language plpgsql security definer
  set search_path = public as $$
declare head audit_heads;
begin
  select * into head from audit_heads where company_id = new.company_id for update;
  if new.number <> coalesce(head.number, 0) + 1 or new.previous_hash <> coalesce(head.hash, '') then
    raise exception 'An event of the audit log follows the last one.' using errcode = '40001';
  end if;
  insert into audit_heads values (new.company_id, new.number, new.hash)
    on conflict (company_id) do update set number = excluded.number, hash = excluded.hash;
  return null;
end $$;
create trigger audit_events_chain after insert on audit_events
  for each row execute function chain_audit_event();
-- Events leave only with their company, and only in the transaction that names it.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_user <> 'ats_company'
      and current_setting('ats.deleted_company', true) = old.company_id::text then
    return old;
  end if;
  raise exception 'Lines of % are added, never changed.', tg_table_name using errcode = '42501';
end $$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function refuse_change();`,
  );
