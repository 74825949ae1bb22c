import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * Where an application was before its last move, and since when: undoing that gives it back. And
 * whether the candidate has ever submitted it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, kept, existing]) await runAll(db, part);
}

const columns = `
alter table applications
  add column left_job_id bigint,
  add column left_status text,
  add column left_node_id bigint,
  add column left_date_time timestamptz,
  add column submitted boolean not null default true;
`;

const kept = `
create or replace function count_move() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.left_job_id := old.job_id;
  new.left_status := old.status;
  new.left_node_id := old.node_id;
  new.left_date_time := old.status_date_time;
  new.submitted := new.status <> 'INCOMPLETE' and (old.submitted or new.status <> 'WITHDRAWN');
  return new;
end $$;
create function begin_application() returns trigger language plpgsql as $$
begin
  new.submitted := new.status <> 'INCOMPLETE';
  return new;
end $$;
create trigger applications_begun before insert on applications
  for each row execute function begin_application();
`;

const existing = `
update applications set submitted = false where status = 'INCOMPLETE';
update applications a set submitted = false where status = 'WITHDRAWN' and 'INCOMPLETE' = (
  select status_before from activities v
  where v.company_id = a.company_id and v.application_id = a.id and type = 'status_changed'
  order by created_date_time desc, id desc limit 1);
`;
