import * as contract from "@ats/core/templates/contract";
import { isPdf, type TriggerNode } from "@ats/core/templates/template";
import { sql } from "kysely";
import { implement, implementOutside, type OutsideCall } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { stagesNamed } from "../applications/stages.ts";
import { inCompany } from "../database/database.ts";
import { needPdf } from "../documents/document-pdf.ts";
import { readFile } from "../messages/attachments.ts";
import { isOfStage, isSentByStage, templatesIn } from "../messages/stage-messages.ts";
import { contains } from "../search/field-search.ts";
import { documentTemplateHandlers } from "./document-templates.ts";
import {
  addTemplate,
  changeTemplate,
  dropTemplate,
  nodeColumns,
  nodeOfTemplate,
  nodesWithWorkflow,
  readTemplate,
  sortKeys,
  templatesWithUse,
} from "./template-records.ts";

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
  const { rows: nodes } = await sql<TriggerNode>`
    select ${nodeColumns} from ${nodesWithWorkflow} order by w.name, n.position`.execute(db);
  const brands = await db
    .selectFrom("jobs")
    .select("brand_name")
    .distinct()
    .orderBy("brand_name")
    .execute();
  return {
    records: await db
      .selectFrom("templates as t")
      .select(["t.id", "t.kind", "t.name", "t.stage", "t.brand_name", "t.delay_minutes"])
      .select(nodeOfTemplate)
      .orderBy(sortKeys.name)
      .orderBy("t.id")
      .execute(),
    brands: brands.map(({ brand_name }) => brand_name).filter(Boolean),
    nodes,
  };
});

const listStageTemplates = implement(contract.listStageTemplates, async ({ params, query, db }) => {
  const { status } = params;
  const { job_id, node_id, application_id = null } = query;
  const records = await db
    .selectFrom("templates as t")
    .select(["t.id", "t.kind", "t.name", "t.stage", "t.delay_minutes"])
    .select(["t.subject", "t.body", "t.brand_name", "t.node_id"])
    .select(nodeOfTemplate)
    .select(
      sql<Date | null>`(select max(m.sent_date_time) from outgoing_mail m
        where m.company_id = t.company_id and m.application_id = ${application_id}
          and m.template_id = t.id and ${isSentByStage})`.as("sent_date_time"),
    )
    .where(isOfStage(status))
    .orderBy(sortKeys.name)
    .orderBy("t.id")
    .execute();
  if (job_id === undefined) return { records };
  const job = await db
    .selectFrom("jobs")
    .select("brand_name")
    .where("id", "=", job_id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  const stage = (await stagesNamed(db, [job_id], { status, node_id }))({ job_id });
  if (!stage) throw notFound("stage");
  return { records: templatesIn(records, stage.node_id, job.brand_name) };
});

const getTemplate = implement(contract.getTemplate, ({ params, db }) =>
  readTemplate(db, params.id),
);

const createTemplate = implementOutside(contract.createTemplate, async (call) => {
  await needPdfs(call);
  return call.once((db) => addTemplate(call, db, call.body), call.body);
});

const updateTemplate = implementOutside(contract.updateTemplate, async (call) => {
  await needPdfs(call);
  const seen = { id: call.params.id, version: call.version };
  return call.once((db) => changeTemplate(call, db, seen, call.body));
});

/** Refuses files that are not PDFs that can be signed. */
async function needPdfs({ actor, body, services }: OutsideCall<typeof contract.createTemplate>) {
  if (!isPdf(body)) return;
  const ids = body.files.map(({ id }) => id);
  const found = await inCompany(services.system, actor.company_id, (db) =>
    db.selectFrom("attachments").where("id", "in", ids).select("file_key").execute(),
  );
  for (const { file_key } of found)
    await needPdf((await services.files.get(file_key)) ?? new Uint8Array());
}

const removeTemplate = implement(contract.removeTemplate, (call) =>
  dropTemplate(call, { id: call.params.id, version: call.version }),
);

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
  ...documentTemplateHandlers,
];
