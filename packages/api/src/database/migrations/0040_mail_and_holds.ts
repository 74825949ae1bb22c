import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * Mail that ends with what it tells of: an interview, or an invitation to choose its time. And why
 * somebody was under legal hold, which goes when they are erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [mail, holds]) await runAll(db, part);
}

const mail = `
alter table outgoing_mail add column about uuid;
create index outgoing_mail_about on outgoing_mail (company_id, about)
  where about is not null and status = 'queued';
`;

const holds = `
-- The ledger is added to and never changed, but for the words of a hold: of who is erased, or whose
-- record became part of somebody's who is.
create function keep_but_erased_holds() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.type in ('held','released') and exists (
    select from candidates c where c.company_id = old.company_id
      and c.candidate_number = old.candidate_number and c.status_order <= -2)
  then
    old.reason := new.reason;
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'Lines of % are added, never changed.', tg_table_name using errcode = '42501';
end $$;
drop trigger candidate_events_append_only on candidate_events;
create trigger candidate_events_append_only before update or delete on candidate_events
  for each row execute function keep_but_erased_holds();
grant update (reason) on candidate_events to ats_company;
`;
