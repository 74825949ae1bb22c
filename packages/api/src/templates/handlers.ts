import * as contract from "@ats/core/templates/contract";
import type { templateSortColumns } from "@ats/core/templates/list-columns";
import {
  cleanBody,
  isPdf,
  type TemplateInput,
  templateProblems,
} from "@ats/core/templates/template";
import { type RawBuilder, sql } from "kysely";
import { implement, type SessionActor } from "../app/implement.ts";
import { notFound, Refusal, stale } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";
import { filesOfTemplate, needAttachments, readFile } from "../messages/attachments.ts";
import { ofBrand } from "../messages/stage-messages.ts";
import { contains } from "../search/field-search.ts";

/** Templates with where each is used. */
const templatesWithUse = (db: CompanyDb) =>
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
    ])
    .select(filesOfTemplate.as("files"));

async function readTemplate(db: CompanyDb, id: number) {
  const template = await templatesWithUse(db).where("t.id", "=", id).executeTakeFirst();
  if (!template) throw notFound("template");
  return template;
}

const sortKeys: Record<(typeof templateSortColumns)[number], RawBuilder<unknown>> = {
  name: sql`normalise(t.name) collate "C"`,
  brand_name: sql`normalise(t.brand_name) collate "C"`,
  used: sql`u.used`,
};

const listTemplates = implement(contract.listTemplates, async ({ query, db }) => {
  const { kind, s, sc, so, page_no, per_page } = query;
  const searched = s.map(({ field, term }) => contains(sql.ref(`t.${field}`), term));
  const found = await db
    .selectFrom("templates as t")
    .select(["t.kind", sql<number>`count(*)::int`.as("count")])
    .where((row) => row.and(searched))
    .groupBy("t.kind")
    .execute();
  const counts = { email: 0, sms: 0, document: 0 };
  for (const { kind: of, count } of found) counts[of] = count;
  let page = templatesWithUse(db).where((row) => row.and(searched));
  if (kind) page = page.where("t.kind", "=", kind);
  return {
    records: await page
      .orderBy(sortKeys[sc], (order) => (so === "asc" ? order.asc() : order.desc()).nullsLast())
      .orderBy("t.id")
      .limit(per_page)
      .offset(page_no * per_page)
      .execute(),
    total: kind ? counts[kind] : counts.email + counts.sms + counts.document,
    counts,
  };
});

const listTemplateChoices = implement(contract.listTemplateChoices, async ({ db }) => {
  const brands = await db
    .selectFrom("jobs")
    .select("brand_name")
    .distinct()
    .orderBy("brand_name")
    .execute();
  return {
    records: await db
      .selectFrom("templates as t")
      .select(["t.id", "t.kind", "t.name", "t.stage", "t.delay_minutes"])
      .orderBy(sortKeys.name)
      .orderBy("t.id")
      .execute(),
    brands: brands.map(({ brand_name }) => brand_name).filter(Boolean),
  };
});

const listStageTemplates = implement(contract.listStageTemplates, async ({ params, query, db }) => {
  const records = await db
    .selectFrom("templates as t")
    .select(["t.id", "t.kind", "t.name", "t.stage", "t.delay_minutes"])
    .select(["t.subject", "t.body", "t.brand_name"])
    .where("t.stage", "=", params.status)
    .orderBy(sortKeys.name)
    .orderBy("t.id")
    .execute();
  if (query.job_id === undefined) return { records };
  const job = await db
    .selectFrom("jobs")
    .select("brand_name")
    .where("id", "=", query.job_id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  return { records: ofBrand(records, job.brand_name) };
});

const getTemplate = implement(contract.getTemplate, ({ params, db }) =>
  readTemplate(db, params.id),
);

const createTemplate = implement(contract.createTemplate, async ({ actor, body, db, services }) => {
  const { company_id, user_id } = actor;
  const now = services.clock();
  const row = await db
    .insertInto("templates")
    .values({
      ...columnsOf(body),
      company_id,
      created_by: user_id,
      created_date_time: now,
      updated_date_time: now,
    })
    .onConflict((conflict) => conflict.columns(["company_id", "kind", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) throw nameTaken();
  await saveFiles(db, actor, row.id, body);
  return readTemplate(db, row.id);
});

const updateTemplate = implement(
  contract.updateTemplate,
  async ({ actor, params, body, db, services, version }) => {
    const { kind, name } = await readTemplate(db, params.id);
    if (kind !== body.kind)
      throw new Refusal(400, "What kind of template it is cannot be changed. Add a new one.");
    const columns = columnsOf(body);
    if (columns.name !== name && (await isTaken(db, columns))) throw nameTaken();
    const { numUpdatedRows } = await db
      .updateTable("templates")
      .set((row) => ({
        ...columns,
        version: row("version", "+", 1),
        updated_date_time: services.clock(),
      }))
      .where("id", "=", params.id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw stale("This template was");
    await saveFiles(db, actor, params.id, body);
    return readTemplate(db, params.id);
  },
);

/** Has an email bring these files along, and no others; of a document, the PDF that it is. */
async function saveFiles(db: CompanyDb, actor: SessionActor, id: number, input: TemplateInput) {
  const files = await needAttachments(db, actor, input.kind === "sms" ? [] : input.files);
  if (input.kind === "document") await needPdfs(db, files);
  await sql`delete from template_attachments where template_id = ${id}
    and attachment_id <> all(${files}::bigint[])`.execute(db);
  await sql`insert into template_attachments (company_id, template_id, attachment_id)
    select ${actor.company_id}, ${id}, f from unnest(${files}::bigint[]) f
    on conflict do nothing`.execute(db);
}

async function needPdfs(db: CompanyDb, files: readonly number[]): Promise<void> {
  const other = await db
    .selectFrom("attachments")
    .where("id", "=", sql<number>`any(${files}::bigint[])`)
    .where("type", "<>", "application/pdf")
    .select("id")
    .executeTakeFirst();
  if (other) throw new Refusal(400, "A document is written here, or is a PDF. Choose a PDF.");
}

const isTaken = async (db: CompanyDb, { kind, name }: Pick<TemplateInput, "kind" | "name">) =>
  (await db
    .selectFrom("templates")
    .select("id")
    .where("kind", "=", kind)
    .where("name", "=", name)
    .executeTakeFirst()) !== undefined;

const removeTemplate = implement(contract.removeTemplate, async ({ params, db, version }) => {
  await readTemplate(db, params.id);
  const { numDeletedRows } = await db
    .deleteFrom("templates")
    .where("id", "=", params.id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw stale("This template was");
  return {};
});

/** The columns of what was written, once nothing is wrong with it. */
function columnsOf(input: TemplateInput) {
  const body = isPdf(input) ? "" : cleanBody(input.kind, input.body);
  const template = { ...input, body };
  const [problem] = templateProblems(template);
  if (problem) throw new Refusal(400, problem.message);
  const { files: _, ...columns } = template;
  return { ...columns, subject: template.kind === "email" ? template.subject : "" };
}

const nameTaken = () =>
  new Refusal(409, "There is a template of this kind and name. Choose another name.");

const getTemplateFile = implement(contract.getTemplateFile, (call) =>
  readFile(
    call,
    sql`f.id = ${call.params.file} and exists (select from template_attachments x
      where x.company_id = f.company_id and x.template_id = ${call.params.id}
        and x.attachment_id = f.id)`,
  ),
);

export const templateHandlers = [
  listTemplates,
  listTemplateChoices,
  listStageTemplates,
  getTemplate,
  createTemplate,
  updateTemplate,
  removeTemplate,
  getTemplateFile,
];
