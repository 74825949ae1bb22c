import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { pdfFile } from "../documents/pdf-file.ts";
import { templateInput, templateSchema } from "./template.ts";

// PDF document templates, in the shape of a document-signing service. Specification §7.

const { id } = idParam.shape;
const { name } = templateInput.shape;

export const listDocumentTemplates = endpoint({
  method: "GET",
  path: "/api/documentsign/templates",
  summary: "Lists the company's PDF document templates by name",
  access: "SEND_DOCUMENTS",
  query: z.object({
    /** Company id; only the caller's own is found. */
    cId: id,
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  response: z.object({
    records: z.array(templateSchema),
    /** Count of all templates, beyond the limit. */
    total: z.number().int(),
  }),
});

export const uploadDocumentTemplate = endpoint({
  method: "POST",
  path: "/api/documentsign/templates",
  summary: "Adds a PDF document template",
  access: "UPDATE_TEMPLATES",
  idempotent: true,
  multipart: true,
  /** Company id; only the caller's own is found. */
  headers: z.object({ "x-company-id": id }),
  body: z.object({ name, file: pdfFile }),
  response: templateSchema,
});

export const previewDocumentTemplate = endpoint({
  method: "GET",
  path: "/api/documentsign/templates/preview",
  summary: "Returns a template's PDF, or the copy in a document created from it, which is recorded",
  access: "SEND_DOCUMENTS",
  headers: z.object({
    /** Id of the file among the template's `files`. */
    "x-object-key": id,
    /** Document started from the template. */
    "x-envelope-id": id.optional(),
  }),
  response: file,
});

export const updateDocumentTemplate = endpoint({
  method: "PUT",
  path: "/api/documentsign/templates/{id}",
  summary: "Renames or replaces a template's PDF; documents created from it keep theirs",
  access: "UPDATE_TEMPLATES",
  ifMatch: true,
  multipart: true,
  params: idParam,
  body: z.object({ name, file: pdfFile.optional() }),
  response: templateSchema,
});

export const removeDocumentTemplate = endpoint({
  method: "DELETE",
  path: "/api/documentsign/templates/{id}",
  summary: "Removes a PDF document template; documents created from it keep theirs",
  access: "UPDATE_TEMPLATES",
  ifMatch: true,
  params: idParam,
});

export const documentTemplatesContract = {
  listDocumentTemplates,
  uploadDocumentTemplate,
  previewDocumentTemplate,
  updateDocumentTemplate,
  removeDocumentTemplate,
};
