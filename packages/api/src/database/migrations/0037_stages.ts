import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** Where applications stand in their job's workflow, and how many stand in each of its nodes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, standing, counters, existing, indexes]) await runAll(db, part);
}

const columns = `
alter table applications
  add column node_id bigint,
  -- The node's place in its workflow, from one, by which a list sorts within a status. 0 without one.
  add column node_place smallint not null default 0,
  add foreign key (company_id, node_id) references workflow_nodes;
create table job_node_counts (
  company_id int not null,
  job_id bigint not null,
  node_id bigint not null,
  count int not null,
  primary key (company_id, job_id, node_id)
);
${company.rows("job_node_counts")}
`;

/** An application stands in a node of its job's workflow: the one asked for, or the first of its status. */
const standing = `
create function stand_in_node() returns trigger language plpgsql as $$
begin
  select n.id, n.position + 1 into new.node_id, new.node_place
    from jobs j join workflow_nodes n
      on n.company_id = j.company_id and n.workflow_id = j.workflow_id and n.status = new.status
    where j.company_id = new.company_id and j.id = new.job_id
    order by (n.id is not distinct from new.node_id) desc, n.position limit 1;
  new.node_place := coalesce(new.node_place, 0);
  return new;
end $$;
create trigger applications_stand_in_node before insert or update of status, job_id, node_id
  on applications for each row execute function stand_in_node();
`;

/** Counted once for each statement: a new workflow moves all of a job's applications together. */
const counters = `
create function count_job_nodes() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into job_node_counts as c (company_id, job_id, node_id, count)
      select company_id, job_id, node_id, count(*) from entered
      where node_id is not null group by 1, 2, 3 order by 1, 2, 3
      on conflict (company_id, job_id, node_id) do update set count = c.count + excluded.count;
  elsif tg_op = 'DELETE' then
    update job_node_counts c set count = c.count - l.count
      from (select company_id, job_id, node_id, count(*) as count from departed group by 1, 2, 3) l
      where (c.company_id, c.job_id, c.node_id) = (l.company_id, l.job_id, l.node_id);
  else
    insert into job_node_counts as c (company_id, job_id, node_id, count)
      select company_id, job_id, node_id, sum(change) from (
        select company_id, job_id, node_id, 1 as change from entered
        union all select company_id, job_id, node_id, -1 from departed) moves
      where node_id is not null group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
      on conflict (company_id, job_id, node_id) do update set count = c.count + excluded.count;
  end if;
  return null;
end $$;
create trigger applications_entered_nodes after insert on applications
  referencing new table as entered for each statement execute function count_job_nodes();
create trigger applications_left_nodes after delete on applications
  referencing old table as departed for each statement execute function count_job_nodes();
create trigger applications_changed_nodes after update on applications
  referencing old table as departed new table as entered
  for each statement execute function count_job_nodes();
`;

/** Those that are there already: set and counted by what stands above. */
const existing = `
update applications a set node_id = null from jobs j
  where j.company_id = a.company_id and j.id = a.job_id and j.workflow_id is not null;
`;

const indexes = `
drop index applications_status;
create index applications_status
  on applications (company_id, job_id, status_order, node_place, created_date_time desc, id);
-- One node's, newest first: a column of the board, a stage of the list.
create index applications_node on applications (company_id, job_id, node_id, created_date_time desc, id)
  where node_id is not null;
`;
