import { z } from "zod";
import { bodyBytes, endpoint, file, idParam } from "../contract/endpoint.ts";
import { withoutTags } from "../validation/markup.ts";
import { cleanRichText, editorRequired } from "../validation/rich-text.ts";
import { plainText } from "../validation/text.ts";
import {
  documentTextMax,
  type EnvelopeKind,
  envelopeKinds,
  envelopeSchema,
  signingDays,
} from "./envelope.ts";
import { pdfFile } from "./pdf-file.ts";

const kind = z.enum(Object.keys(envelopeKinds) as [EnvelopeKind], "Choose what the document is.");
const hasTag = (text: string): boolean => /\{\{|\}\}/.test(text);
const openTag = "A merge tag has no value or is incomplete. Fill it in or remove it.";

const title = plainText(200, "Give the document a title.").refine(
  (words) => !hasTag(words),
  openTag,
);
const text = z
  .string()
  .max(documentTextMax, `Shorten the text to ${documentTextMax} characters or fewer.`)
  .transform(cleanRichText)
  .refine((html) => withoutTags(html).replace(/&nbsp;|\s/g, "") !== "", editorRequired)
  .refine((html) => !hasTag(html) && !hasTag(withoutTags(html)), openTag);

export const writtenDocument = z.object({ kind, title, text });

/** Template that the document starts from. */
const template_id = z.number().int().positive();

export const listEnvelopes = endpoint({
  method: "GET",
  path: "/api/applications/{id}/envelopes",
  summary: "Lists an application's documents, newest first, each with its timeline",
  access: "VIEW_JOBS",
  params: idParam,
  response: z.object({ records: z.array(envelopeSchema) }),
});

export const writeEnvelope = endpoint({
  method: "POST",
  path: "/api/applications/{id}/envelopes",
  summary: "Creates a draft document from a text",
  access: "SEND_DOCUMENTS",
  idempotent: true,
  answers: "name people",
  params: idParam,
  maxBytes: bodyBytes.large,
  body: writtenDocument.extend({ template_id: template_id.nullable().default(null) }),
  response: envelopeSchema,
});

export const uploadEnvelope = endpoint({
  method: "POST",
  path: "/api/applications/{id}/envelopes/file",
  summary: "Creates a draft document from a PDF, sent as the body",
  access: "SEND_DOCUMENTS",
  idempotent: true,
  answers: "name people",
  params: idParam,
  query: z.object({ kind, title, template_id: z.coerce.number().pipe(template_id).optional() }),
  body: pdfFile,
  response: envelopeSchema,
});

export const updateEnvelope = endpoint({
  method: "PUT",
  path: "/api/envelopes/{id}",
  summary: "Changes the text of a draft",
  access: "SEND_DOCUMENTS",
  ifMatch: true,
  params: idParam,
  maxBytes: bodyBytes.large,
  body: writtenDocument,
  response: envelopeSchema,
});

export const removeEnvelope = endpoint({
  method: "DELETE",
  path: "/api/envelopes/{id}",
  summary: "Deletes a draft",
  access: "SEND_DOCUMENTS",
  ifMatch: true,
  params: idParam,
});

export const sendEnvelope = endpoint({
  method: "POST",
  path: "/api/envelopes/{id}/send",
  summary: "Emails the candidate a personal link to sign a draft",
  access: "SEND_DOCUMENTS",
  ifMatch: true,
  idempotent: true,
  answers: "name people",
  params: idParam,
  body: z.object({
    /** Days until the signing link expires. */
    days: z
      .number("Enter how many days the link is valid.")
      .int()
      .min(signingDays.least, "Give the candidate at least 1 day.")
      .max(signingDays.most, `Choose ${signingDays.most} days or fewer.`),
  }),
  response: envelopeSchema,
});

export const remindEnvelope = endpoint({
  method: "POST",
  path: "/api/envelopes/{id}/remind",
  summary: "Sends a new link, which replaces the previous one",
  access: "SEND_DOCUMENTS",
  idempotent: true,
  answers: "name people",
  params: idParam,
  response: envelopeSchema,
});

export const withdrawEnvelope = endpoint({
  method: "POST",
  path: "/api/envelopes/{id}/withdraw",
  summary: "Withdraws an unsigned document and ends its link",
  access: "SEND_DOCUMENTS",
  ifMatch: true,
  params: idParam,
  body: z.object({ reason: plainText(500, "Give a reason for withdrawing the document.") }),
  response: envelopeSchema,
});

export const getEnvelopeFile = endpoint({
  method: "GET",
  path: "/api/envelopes/{id}/file",
  summary: "Returns the document, or the signed document with its evidence; recorded",
  access: "VIEW_JOBS",
  params: idParam,
  query: z.object({ as: z.enum(["document", "evidence"]).default("document") }),
  response: file,
});

export const documentsContract = {
  listEnvelopes,
  writeEnvelope,
  uploadEnvelope,
  updateEnvelope,
  removeEnvelope,
  sendEnvelope,
  remindEnvelope,
  withdrawEnvelope,
  getEnvelopeFile,
};
