import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { candidateCvSchema } from "./candidate.ts";
import { duplicatesFound } from "./candidate-input.ts";
import { cvMaxBytes, cvRefusals } from "./cv-file.ts";

const cvParams = idParam.extend({ cv: z.coerce.number().int().positive() });

export const saveCandidateCv = endpoint({
  method: "POST",
  path: "/api/candidates/{id}/cvs",
  summary: "Keeps a CV: the file's bytes are the body; what it is, is told by its content",
  access: "UPDATE_CANDIDATES",
  idempotent: true,
  answers: "name people",
  params: idParam,
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  body: z.file().max(cvMaxBytes, cvRefusals.large),
  response: candidateCvSchema,
});

export const readCv = endpoint({
  method: "POST",
  path: "/api/candidate-cvs/read",
  summary:
    "Reads of a CV whom it is of, and who of those known that may be; nothing is kept. The file's bytes are the body",
  access: "UPDATE_CANDIDATES",
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  body: z.file().max(cvMaxBytes, cvRefusals.large),
  response: duplicatesFound.extend({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    contact_mobile_number: z.string(),
  }),
});

export const getCandidateCv = endpoint({
  method: "GET",
  path: "/api/candidates/{id}/cvs/{cv}",
  summary: "A CV of a candidate, as a file; that it was read or downloaded is on the record",
  access: "VIEW_CANDIDATES",
  params: cvParams,
  query: z.object({ as: z.enum(["preview", "download"]).default("preview") }),
  response: file,
});

export const removeCandidateCv = endpoint({
  method: "DELETE",
  path: "/api/candidates/{id}/cvs/{cv}",
  summary: "Removes a CV that no application came with",
  access: "UPDATE_CANDIDATES",
  params: cvParams,
});

export const candidateCvContract = {
  readCv,
  saveCandidateCv,
  getCandidateCv,
  removeCandidateCv,
};
