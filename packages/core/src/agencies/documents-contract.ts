import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { attachmentMaxBytes, attachmentRefusals } from "../messages/attachment.ts";
import { sanitiseText } from "../validation/text.ts";

/** Most documents that agencies read of a job, or an agency of a candidate. */
export const mostAgencyDocuments = 20;

/** A document that agencies read. */
export const agencyDocumentSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  created_date_time: z.string(),
});
export type AgencyDocument = z.output<typeof agencyDocumentSchema>;

const id = z.coerce.number().int().positive();

/** The job whose agencies read a document, or the application whose agency does. */
const place = z.object({ job_id: id.optional(), application_id: id.optional() });
const onePlace = [
  ({ job_id, application_id }: z.output<typeof place>) =>
    (job_id === undefined) !== (application_id === undefined),
  { message: "Name a job or an application." },
] as const;

export const listAgencyDocuments = endpoint({
  method: "GET",
  path: "/api/agency-documents",
  summary: "Lists the documents that agencies read of a job, or its agency of an application",
  access: "VIEW_JOBS",
  query: place.refine(...onePlace),
  response: z.object({
    records: z.array(agencyDocumentSchema.extend({ created_by: z.string() })),
  }),
});

export const addAgencyDocument = endpoint({
  method: "POST",
  path: "/api/agency-documents",
  summary:
    "Shares a PDF, Word document or picture with the agencies of a job, which needs PUBLISH_JOBS, or of an application",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  query: place
    .extend({ name: z.string().trim().min(1).max(200).transform(sanitiseText) })
    .refine(...onePlace),
  body: z.file().min(1, attachmentRefusals.empty).max(attachmentMaxBytes, attachmentRefusals.large),
  response: agencyDocumentSchema,
});

export const getAgencyDocument = endpoint({
  method: "GET",
  path: "/api/agency-documents/{id}",
  summary: "Returns a document that agencies read as a file",
  access: "VIEW_JOBS",
  params: idParam,
  response: file,
});

export const removeAgencyDocument = endpoint({
  method: "DELETE",
  path: "/api/agency-documents/{id}",
  summary: "Deletes a document that agencies read; they lose it at once",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
});

export const agencyDocumentsContract = {
  listAgencyDocuments,
  addAgencyDocument,
  getAgencyDocument,
  removeAgencyDocument,
};
