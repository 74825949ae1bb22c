import { z } from "zod";
import { agencyDocumentSchema } from "../agencies/documents-contract.ts";
import { endpoint, file } from "../contract/endpoint.ts";
import { clientParam } from "./client-param.ts";

const params = clientParam.extend({ id: z.coerce.number().int().positive() });
const response = z.object({ records: z.array(agencyDocumentSchema) });

export const listReleasedDocuments = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/jobs/{id}/documents",
  summary: "Lists the documents of a job that a client has released to the agency",
  access: "agencyJobs",
  company: "AGENCY",
  params,
  response,
});

export const listSubmissionDocuments = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/submissions/{id}/documents",
  summary: "Lists the documents that a client shares with the agency about a candidate",
  access: "agencyJobs",
  company: "AGENCY",
  params,
  response,
});

export const getClientDocument = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/documents/{id}",
  summary: "Returns a document that a client shares with the agency as a file",
  access: "agencyJobs",
  company: "AGENCY",
  params,
  response: file,
});

export const clientDocumentsContract = {
  listReleasedDocuments,
  listSubmissionDocuments,
  getClientDocument,
};
