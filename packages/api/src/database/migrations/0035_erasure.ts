import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** What an erasure reaches besides: the words of the record, why somebody was revealed, mail to colleagues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
-- It tells a colleague about the application, and is none of the messages to the candidate.
alter table outgoing_mail add column to_colleague boolean not null default false;

-- Lines of the record are added and never changed, but for the words of a person who is erased.
create function keep_but_erased_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and exists (
    select from applications a
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    where a.company_id = old.company_id and a.id = old.application_id and c.status_order = -2)
  then
    old.reason := new.reason;
    old.value_before := new.value_before;
    old.value_after := new.value_after;
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'Lines of % are added, never changed.', tg_table_name using errcode = '42501';
end $$;
drop trigger activities_append_only on activities;
create trigger activities_append_only before update or delete on activities
  for each row execute function keep_but_erased_words();
grant update (reason, value_before, value_after) on activities to ats_company;
grant update (reason) on reveals to ats_company;

-- By whom everything of a person is found, to be exported or erased.
alter table outgoing_mail add column address_key text collate "C" generated always as (lower(to_address)) stored;
create index outgoing_mail_address on outgoing_mail (company_id, address_key);
create index reveals_application on reveals (company_id, application_id);
create index candidate_events_candidate on candidate_events (company_id, candidate_number, created_date_time);
`;
