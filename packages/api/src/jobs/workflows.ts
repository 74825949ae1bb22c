import { createWorkflow, listWorkflows } from "@ats/core/jobs/vacancy-contract";
import type { Workflow } from "@ats/core/jobs/workflow";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { implement } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";

export const workflows = implement(listWorkflows, async ({ actor, db }) => {
  const { rows } = await sql<Workflow>`
    select w.id, w.name, w.version, (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name,
        'status', n.status) order by n.position), '[]')
      from workflow_nodes n where n.company_id = w.company_id and n.workflow_id = w.id) as nodes
    from workflows w where w.company_id = ${actor.company_id} order by w.name`.execute(db);
  return { records: rows };
});

export const addWorkflow = implement(createWorkflow, async (call) => {
  const { actor, body, db, services } = call;
  const { company_id } = actor;
  const row = await db
    .insertInto("workflows")
    .values({ company_id, name: body.name, created_date_time: services.clock() })
    .onConflict((conflict) => conflict.columns(["company_id", "name"]).doNothing())
    .returning(["id", "version"])
    .executeTakeFirst();
  if (!row) throw nameTaken();
  const nodes = await db
    .insertInto("workflow_nodes")
    .values(
      body.nodes.map(({ name, status }, position) => ({
        name,
        status,
        company_id,
        workflow_id: row.id,
        position,
      })),
    )
    .returning(["id", "name", "status"])
    .execute();
  const added = { ...row, name: body.name, nodes };
  const changes = changesBetween(null, { stages: stagesOf(nodes) });
  await recordAudit(call, { type: "workflow_added", subject: added, changes });
  return added;
});

/** The names of a workflow's stages in order. */
export const stagesOf = (nodes: readonly { name: string }[]) => nodes.map(({ name }) => name);

export const nameTaken = () =>
  new HttpError(409, "Another workflow has this name. Choose a different one.");
