import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const goesWithCompany = `if tg_op = 'DELETE'
      and current_setting('ats.deleted_company', true) = old.company_id::text then
    return old;
  end if;`;

/** Lines that are never changed leave with their company alone. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  ${goesWithCompany}
  raise exception 'Lines of % are added, never changed.', tg_table_name using errcode = '42501';
end $$;
create or replace function refuse_activity_change() returns trigger language plpgsql as $$
begin
  ${goesWithCompany}
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
create or replace function refuse_candidate_event_change() returns trigger language plpgsql as $$
begin
  ${goesWithCompany}
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
`,
  );
