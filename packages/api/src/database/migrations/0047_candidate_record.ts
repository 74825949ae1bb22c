import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * The record of a candidate tells each change, with what was there before and after, and who read a
 * CV. What names the person goes when they are erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
alter table candidate_events add column changes jsonb not null default '[]';

-- The record is added to and never changed, but for values and the words of a hold: of who is erased,
-- or whose record became part of somebody's who is.
create function keep_but_erased_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and exists (
    select from candidates c where c.company_id = old.company_id
      and c.candidate_number = old.candidate_number and c.status_order <= -2)
  then
    old.changes := new.changes;
    if old.type in ('held','released') then
      old.reason := new.reason;
    end if;
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'Lines of % are added, never changed.', tg_table_name using errcode = '42501';
end $$;
drop trigger candidate_events_append_only on candidate_events;
create trigger candidate_events_append_only before update or delete on candidate_events
  for each row execute function keep_but_erased_values();
drop function keep_but_erased_holds;
grant update (changes) on candidate_events to ats_company;
`;
