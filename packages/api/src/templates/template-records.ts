import type { templateSortColumns } from "@ats/core/templates/list-columns";
import {
  cleanBody,
  isPdf,
  type TemplateInput,
  templateProblems,
  type TriggerNode,
} from "@ats/core/templates/template";
import { type RawBuilder, sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Call, SessionActor } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { readFields } from "../custom-fields/fields.ts";
import { filesOfTemplate, needAttachments } from "../messages/attachments.ts";

/** A node `n` of a workflow `w`, as a template names it. */
export const nodeColumns = sql`n.id, n.name, n.status, w.name as workflow_name`;
export const nodesWithWorkflow = sql`workflow_nodes n
  join workflows w on w.company_id = n.company_id and w.id = n.workflow_id`;

export const nodeOfTemplate = sql<TriggerNode | null>`(select to_json(x) from (select ${nodeColumns}
  from ${nodesWithWorkflow} where n.company_id = t.company_id and n.id = t.node_id) x)`.as("node");

/** Templates with the places that use them. */
export const templatesWithUse = (db: CompanyDb) =>
  db
    .selectFrom("templates as t")
    .innerJoinLateral(
      () =>
        sql<{ used: number; last_used_date_time: Date | null }>`(
          select count(*)::int as used, max(created_date_time) as last_used_date_time from (
            select m.created_date_time from outgoing_mail m
              where m.company_id = t.company_id and m.template_id = t.id
            union all select e.created_date_time from envelopes e
              where e.company_id = t.company_id and e.template_id = t.id) written)`.as("u"),
      (on) => on.onTrue(),
    )
    .select(["t.id", "t.kind", "t.name", "t.subject", "t.body", "t.brand_name", "t.stage"])
    .select([
      "t.delay_minutes",
      "t.version",
      "t.updated_date_time",
      "u.used",
      "u.last_used_date_time",
      "t.deleted_stage",
    ])
    .select(nodeOfTemplate)
    .select(filesOfTemplate.as("files"));

export async function readTemplate(db: CompanyDb, id: number) {
  const template = await templatesWithUse(db).where("t.id", "=", id).executeTakeFirst();
  if (!template) throw notFound("template");
  return template;
}

export const sortKeys: Record<(typeof templateSortColumns)[number], RawBuilder<unknown>> = {
  name: sql`normalise(t.name) collate "C"`,
  brand_name: sql`normalise(t.brand_name) collate "C"`,
  used: sql`u.used`,
};

type Writing = Pick<Call, "actor" | "services">;

export async function addTemplate(call: Writing, db: CompanyDb, input: TemplateInput) {
  const { actor, services } = call;
  const { company_id, user_id } = actor;
  const now = services.clock();
  const row = await db
    .insertInto("templates")
    .values({
      ...(await columnsOf(db, input)),
      company_id,
      created_by: user_id,
      created_date_time: now,
      updated_date_time: now,
    })
    .onConflict((conflict) => conflict.columns(["company_id", "kind", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) throw nameTaken();
  await saveFiles(db, actor, row.id, input);
  const added = await readTemplate(db, row.id);
  await recordAudit({ ...call, db }, { type: `${typeOf(added)}_added`, ...changeOf(null, added) });
  return added;
}

/** A template, and the version that a change began from. */
interface Seen {
  id: number;
  version: number;
}

export async function changeTemplate(
  call: Writing,
  db: CompanyDb,
  { id, version }: Seen,
  input: TemplateInput,
) {
  const { actor, services } = call;
  const before = await readTemplate(db, id);
  const { kind, name } = before;
  if (kind !== input.kind)
    throw new HttpError(400, "The kind of a template cannot be changed. Add a new template.");
  const columns = await columnsOf(db, input);
  if (columns.name !== name && (await isTaken(db, columns))) throw nameTaken();
  const { numUpdatedRows } = await db
    .updateTable("templates")
    .set((row) => ({
      ...columns,
      version: row("version", "+", 1),
      updated_date_time: services.clock(),
    }))
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stale("This template was");
  await saveFiles(db, actor, id, input);
  const after = await readTemplate(db, id);
  await recordAudit(
    { ...call, db },
    { type: `${typeOf(after)}_changed`, ...changeOf(before, after) },
  );
  return after;
}

export async function dropTemplate(call: Writing & Pick<Call, "db">, { id, version }: Seen) {
  const { db } = call;
  const template = await readTemplate(db, id);
  const { numDeletedRows } = await db
    .deleteFrom("templates")
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw stale("This template was");
  await recordAudit(call, { type: `${typeOf(template)}_removed`, ...changeOf(template, null) });
  return {};
}

type Template = Awaited<ReturnType<typeof readTemplate>>;

const typeOf = ({ kind }: Template) =>
  kind === "document" ? ("document_template" as const) : ("template" as const);

/** Subject and changes of a template's event. */
function changeOf(before: Template | null, after: Template | null) {
  const { id = null, name = "" } = after ?? before ?? {};
  return { subject: { id, name }, changes: changesBetween(written(before), written(after)) };
}

/** The fields of a template that a person writes. */
const written = (template: Template | null) =>
  template && {
    name: template.name,
    subject: template.subject,
    body: template.body,
    brand_name: template.brand_name,
    stage: template.node?.name ?? template.stage,
    delay_minutes: template.delay_minutes,
    files: template.files.map((file) => file.name),
  };

/** Replaces a template's files: an email's attachments or a document's PDF. */
async function saveFiles(db: CompanyDb, actor: SessionActor, id: number, input: TemplateInput) {
  const files = await needAttachments(db, actor, input.kind === "sms" ? [] : input.files);
  await sql`delete from template_attachments where template_id = ${id}
    and attachment_id <> all(${files}::bigint[])`.execute(db);
  await sql`insert into template_attachments (company_id, template_id, attachment_id)
    select ${actor.company_id}, ${id}, f from unnest(${files}::bigint[]) f
    on conflict do nothing`.execute(db);
}

const isTaken = async (db: CompanyDb, { kind, name }: Pick<TemplateInput, "kind" | "name">) =>
  (await db
    .selectFrom("templates")
    .select("id")
    .where("kind", "=", kind)
    .where("name", "=", name)
    .executeTakeFirst()) !== undefined;

/** Columns to store, after checking the input. */
async function columnsOf(db: CompanyDb, input: TemplateInput) {
  const body = isPdf(input) ? "" : cleanBody(input.kind, input.body);
  const template = { ...input, body };
  const [problem] = templateProblems(template, await readFields(db));
  if (problem) throw new HttpError(400, problem.message);
  const { files: _, node, ...columns } = template;
  if (node) await needTriggerNode(db, node.id);
  return {
    ...columns,
    node_id: node?.id ?? null,
    deleted_stage: null,
    subject: template.kind === "email" ? template.subject : "",
  };
}

/** Refuses a stage that is gone or that no application can move to. */
async function needTriggerNode(db: CompanyDb, id: number): Promise<void> {
  const node = await db
    .selectFrom("workflow_nodes")
    .select("id")
    .where("id", "=", id)
    .where("status", "<>", "INCOMPLETE")
    .executeTakeFirst();
  if (!node) throw new HttpError(400, "Applications no longer move to this stage. Choose another.");
}

const nameTaken = () =>
  new HttpError(409, "Another template of this kind has this name. Choose a different one.");
