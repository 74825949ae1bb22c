import { statusLabels } from "@ats/core/applications/status";
import { archiveWorkflow, removeWorkflow, updateWorkflow } from "@ats/core/jobs/vacancy-contract";
import type { WorkflowInput } from "@ats/core/jobs/workflow";
import type { WorkflowNode } from "@ats/core/jobs/workflow-node";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { nameTaken, readWorkflow, stagesOf } from "./workflows.ts";

type NodeWithApplications = WorkflowNode & { applications: number };

/**
 * Renames, orders, adds and removes stages. A stage that has applications keeps its status and
 * stays.
 */
export const editWorkflow = implement(updateWorkflow, async (call) => {
  const { actor, params, body, db, services, version, afterCommit } = call;
  const { company_id } = actor;
  const workflow_id = params.id;
  const { name } = await lockWorkflow(db, workflow_id, version);
  await refuseTakenName(db, body.name, workflow_id);
  const { rows: before } = await sql<NodeWithApplications>`
    select n.id, n.name, n.status, coalesce((select sum(count) from job_node_counts c
      where c.company_id = n.company_id and c.node_id = n.id), 0)::int as applications
    from workflow_nodes n where n.workflow_id = ${workflow_id} order by n.position`.execute(db);
  refuseOccupiedStages(before, body.nodes);
  const gone = before.filter(({ id }) => !body.nodes.some((node) => node.id === id));
  const goneIds = gone.map(({ id }) => id);
  await sql`delete from job_node_counts where node_id = any(${goneIds}::bigint[])`.execute(db);
  await sql`delete from workflow_nodes where id = any(${goneIds}::bigint[])`.execute(db);
  for (const [position, { id, name, status }] of body.nodes.entries())
    await (id === undefined
      ? db.insertInto("workflow_nodes").values({ company_id, workflow_id, position, name, status })
      : db.updateTable("workflow_nodes").set({ position, name, status }).where("id", "=", id)
    ).execute();
  await db
    .updateTable("workflows")
    .set({ name: body.name, version: version + 1 })
    .where("id", "=", workflow_id)
    .execute();
  const job_ids = await reassignStages(call, workflow_id);
  afterCommit(async () => {
    for (const job_id of job_ids)
      await services.live.publish({ company_id, job_id, application_ids: [], activity_ids: [] });
  });
  const nodes = await db
    .selectFrom("workflow_nodes")
    .select("name")
    .where("workflow_id", "=", workflow_id)
    .orderBy("position")
    .execute();
  const changes = changesBetween(
    { name, stages: stagesOf(before) },
    { name: body.name, stages: stagesOf(nodes) },
  );
  const subject = { id: workflow_id, name: body.name };
  await recordAudit(call, { type: "workflow_changed", subject, changes });
  return readWorkflow(call, workflow_id);
});

/** Vacancies and templates keep an archived workflow; only the choice of a new vacancy lacks it. */
export const putAway = implement(archiveWorkflow, async (call) => {
  const { body, db, params, services, version } = call;
  const { name } = await lockWorkflow(db, params.id, version);
  await db
    .updateTable("workflows")
    .set({
      archived_date_time: body.is_archived ? services.clock() : null,
      version: version + 1,
    })
    .where("id", "=", params.id)
    .execute();
  const type = body.is_archived ? "workflow_archived" : "workflow_restored";
  await recordAudit(call, { type, subject: { id: params.id, name } });
  return readWorkflow(call, params.id);
});

export const dropWorkflow = implement(removeWorkflow, async (call) => {
  const { params, db, version } = call;
  const { name } = await lockWorkflow(db, params.id, version);
  const { rows } = await sql<{ jobs: number; templates: string[] }>`
    select (select count(*)::int from jobs where workflow_id = ${params.id}) as jobs,
      array(select name from job_templates
        where (job->>'workflow_id')::bigint = ${params.id} order by name) as templates`.execute(db);
  const { jobs = 0, templates = [] } = rows[0] ?? {};
  if (jobs > 0)
    throw new HttpError(
      409,
      `${jobs === 1 ? "1 vacancy uses" : `${jobs} vacancies use`} this workflow. Choose another workflow there first.`,
    );
  if (templates.length > 0)
    throw new HttpError(
      409,
      `The template ${templates[0]} uses this workflow. Update or remove the template first.`,
    );
  await sql`delete from workflow_nodes where workflow_id = ${params.id}`.execute(db);
  await sql`delete from workflows where id = ${params.id}`.execute(db);
  await recordAudit(call, { type: "workflow_removed", subject: { id: params.id, name } });
  return {};
});

/** Edits take turns; one that began from an older version is refused. */
async function lockWorkflow(db: CompanyDb, id: number, version: number) {
  const row = await db
    .selectFrom("workflows")
    .select(["name", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound("workflow");
  if (row.version !== version) throw stale("This workflow was");
  return row;
}

async function refuseTakenName(db: CompanyDb, name: string, id: number) {
  const other = await db
    .selectFrom("workflows")
    .select("id")
    .where("name", "=", name)
    .where("id", "<>", id)
    .executeTakeFirst();
  if (other) throw nameTaken();
}

function refuseOccupiedStages(
  before: readonly NodeWithApplications[],
  after: WorkflowInput["nodes"],
) {
  if (after.some(({ id }) => id !== undefined && !before.some((node) => node.id === id)))
    throw notFound("stage");
  for (const { id, name, status, applications } of before) {
    if (applications === 0) continue;
    const stand = applications === 1 ? "1 application is" : `${applications} applications are`;
    const node = after.find((each) => each.id === id);
    if (!node)
      throw new HttpError(409, `${stand} in ${name}. Move them first, then remove the stage.`);
    if (node.status !== status)
      throw new HttpError(
        409,
        `${stand} in ${name}, which is mapped to ${statusLabels[status]}. Move them first, or keep the mapping.`,
      );
  }
}

/**
 * Moves applications whose status had no stage, or whose stage now stands for another status, to a
 * stage that fits, and records it.
 */
async function reassignStages(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  workflow_id: number,
) {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where workflow_id = ${workflow_id}`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`
    with stood as (select id, node_id from applications where job_id = any(${ids}::bigint[])),
    stand as (
      update applications a set node_id = a.node_id from stood where a.id = stood.id
      returning a.company_id, a.id, a.status, a.node_id, stood.node_id as before)
    insert into activities (company_id, application_id, user_id, type, status_before, status_after,
      value_after, created_date_time)
    select stand.company_id, stand.id, ${actor.user_id}, 'workflow_changed', stand.status, stand.status,
      n.name, ${services.clock()}
    from stand join workflow_nodes n on n.company_id = stand.company_id and n.id = stand.node_id
    where stand.node_id is distinct from stand.before`.execute(db);
  return ids;
}
