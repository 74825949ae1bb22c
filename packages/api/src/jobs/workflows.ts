import { createWorkflow, listWorkflows } from "@ats/core/jobs/vacancy-contract";
import type { JobStatus } from "@ats/core/jobs/job";
import type { Workflow } from "@ats/core/jobs/workflow";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";

/** Statuses of vacancies in which people apply and are chosen. */
const live: JobStatus[] = ["ACTIVE", "ON_HOLD"];

/** A company's workflows, or one of them, with the vacancies that use it. */
async function readWorkflows(
  db: CompanyDb,
  company_id: number,
  id: number | null = null,
): Promise<Workflow[]> {
  const { rows } = await sql<Workflow>`
    select w.id, w.name, w.version, w.archived_date_time is not null as is_archived,
      used.jobs, used.live_jobs, used.live_titles, (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name,
        'status', n.status) order by n.position), '[]')
      from workflow_nodes n where n.company_id = w.company_id and n.workflow_id = w.id) as nodes
    from workflows w cross join lateral (
      select count(*)::int as jobs,
        (count(*) filter (where j.status = any(${live}::job_status[])))::int as live_jobs,
        coalesce((array_agg(j.title order by j.title, j.id)
          filter (where j.status = any(${live}::job_status[])))[1:5], '{}') as live_titles
      from jobs j where j.company_id = w.company_id and j.workflow_id = w.id) used
    where w.company_id = ${company_id} and (${id}::bigint is null or w.id = ${id})
    order by w.name`.execute(db);
  return rows;
}

/** One workflow as it is now. */
export async function readWorkflow(
  { actor, db }: Pick<Call, "actor" | "db">,
  id: number,
): Promise<Workflow> {
  const [workflow] = await readWorkflows(db, actor.company_id, id);
  if (!workflow) throw notFound("workflow");
  return workflow;
}

export const workflows = implement(listWorkflows, async ({ actor, db }) => ({
  records: await readWorkflows(db, actor.company_id),
}));

export const addWorkflow = implement(createWorkflow, async (call) => {
  const { actor, body, db, services } = call;
  const { company_id } = actor;
  const row = await db
    .insertInto("workflows")
    .values({ company_id, name: body.name, created_date_time: services.clock() })
    .onConflict((conflict) => conflict.columns(["company_id", "name"]).doNothing())
    .returning("id")
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
    .returning("name")
    .execute();
  const changes = changesBetween(null, { stages: stagesOf(nodes) });
  const subject = { id: row.id, name: body.name };
  await recordAudit(call, { type: "workflow_added", subject, changes });
  return readWorkflow(call, row.id);
});

/** The names of a workflow's stages in order. */
export const stagesOf = (nodes: readonly { name: string }[]) => nodes.map(({ name }) => name);

export const nameTaken = () =>
  new HttpError(409, "Another workflow has this name. Choose a different one.");
