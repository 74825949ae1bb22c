import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** A template goes out by itself at a status or in one node of a workflow; of a node that is gone its name is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table templates
  add column node_id bigint,
  add column lost_stage text,
  add foreign key (company_id, node_id) references workflow_nodes,
  add check (num_nonnulls(stage, node_id, lost_stage) <= 1);
create index templates_node on templates (company_id, node_id) where node_id is not null;
create function lose_node() returns trigger language plpgsql as $$
begin
  update templates set node_id = null, lost_stage = old.name, version = version + 1
    where company_id = old.company_id and node_id = old.id;
  return old;
end $$;
create trigger workflow_nodes_lost before delete on workflow_nodes
  for each row execute function lose_node();`,
  );
}
