import type { Attachment } from "@ats/core/messages/attachment";
import * as contract from "@ats/core/templates/document-templates-contract";
import { type TemplateInput, templateInput } from "@ats/core/templates/template";
import { sanitiseText } from "@ats/core/validation/text";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { implement, implementOutside, type OutsideCall } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { needPdf } from "../documents/document-pdf.ts";
import { needEnvelope } from "../documents/envelopes.ts";
import { documentFile } from "../documents/files.ts";
import { storeUpload, readFile } from "../messages/attachments.ts";
import {
  addTemplate,
  changeTemplate,
  dropTemplate,
  sortKeys,
  templatesWithUse,
} from "./template-records.ts";

/** Document templates that have a PDF. */
const documentTemplates = (db: CompanyDb, file: RawBuilder<SqlBool> = sql`true`) =>
  templatesWithUse(db)
    .where("t.kind", "=", "document")
    .where(
      sql<boolean>`exists (select from template_attachments x
        where x.company_id = t.company_id and x.template_id = t.id and ${file})`,
    );

async function needDocumentTemplate(db: CompanyDb, id: number) {
  const template = await documentTemplates(db).where("t.id", "=", id).executeTakeFirst();
  if (!template) throw notFound("template");
  return template;
}

function needOwnCompany({ actor }: Pick<OutsideCall, "actor">, id: number): void {
  if (id !== actor.company_id) throw notFound("company");
}

const listDocumentTemplates = implement(contract.listDocumentTemplates, async (call) => {
  const { query, db } = call;
  needOwnCompany(call, query.cId);
  const { total } = await documentTemplates(db)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  const records = await documentTemplates(db)
    .orderBy(sortKeys.name)
    .orderBy("t.id")
    .limit(query.limit)
    .execute();
  return { records, total };
});

/** Stores a PDF that can be signed, once per intent, then runs `use`. */
async function storePdf<T>(
  call: OutsideCall,
  { name, file }: { name: string; file: File },
  use: (db: CompanyDb, added: Attachment) => Promise<T>,
): Promise<T> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await needPdf(bytes);
  const kind = { type: "application/pdf", extension: "pdf" };
  const once: OutsideCall["once"] = (work, hash) => call.once(work, [name, hash]);
  const upload = { ...kind, name: sanitiseText(file.name).slice(0, 200), bytes };
  return storeUpload({ ...call, once }, upload, use);
}

const blank: Omit<TemplateInput, "name" | "files"> = {
  kind: "document",
  subject: "",
  body: "",
  brand_name: null,
  stage: null,
  node: null,
  delay_minutes: 0,
};

const uploadDocumentTemplate = implementOutside(contract.uploadDocumentTemplate, async (call) => {
  const { name, file } = call.body;
  needOwnCompany(call, call.headers["x-company-id"]);
  return storePdf(call, { name, file }, (db, added) =>
    addTemplate(call, db, { ...blank, name, files: [added] }),
  );
});

const updateDocumentTemplate = implementOutside(contract.updateDocumentTemplate, async (call) => {
  const { params, version } = call;
  const { name, file } = call.body;
  const change = async (db: CompanyDb, added?: Attachment) => {
    const before = await needDocumentTemplate(db, params.id);
    const files = added ? [added] : before.files;
    const after = templateInput.parse({ ...before, name, files });
    return changeTemplate(call, db, { ...params, version }, after);
  };
  return file ? storePdf(call, { name, file }, change) : call.once((db) => change(db));
});

const removeDocumentTemplate = implement(contract.removeDocumentTemplate, async (call) => {
  await needDocumentTemplate(call.db, call.params.id);
  return dropTemplate(call, { id: call.params.id, version: call.version });
});

const previewDocumentTemplate = implement(contract.previewDocumentTemplate, async (call) => {
  const { "x-object-key": file, "x-envelope-id": envelopeId } = call.headers;
  const templates = await documentTemplates(call.db, sql`x.attachment_id = ${file}`).execute();
  if (templates.length === 0) throw notFound("file");
  if (envelopeId === undefined) return readFile(call, sql`f.id = ${file}`);
  const envelope = await needEnvelope(call, envelopeId);
  if (!templates.some(({ id }) => id === envelope.template_id)) throw notFound("document");
  return documentFile(call, envelope);
});

export const documentTemplateHandlers = [
  listDocumentTemplates,
  uploadDocumentTemplate,
  previewDocumentTemplate,
  updateDocumentTemplate,
  removeDocumentTemplate,
];
