import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { candidateCvSchema } from "./candidate.ts";
import { duplicatesFound } from "./candidate-input.ts";
import { cvMaxBytes, cvRefusals } from "./cv-file.ts";

const cvParams = idParam.extend({ cv: z.coerce.number().int().positive() });

export const saveCandidateCv = endpoint({
  method: "POST",
  path: "/api/candidates/{id}/cvs",
  summary:
    "Adds a CV to a candidate; the body is the file, whose type is detected from its content",
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
  readsOnly: true,
  path: "/api/candidate-cvs/read",
  summary:
    "Reads a person's details from a CV and finds likely duplicates; nothing is saved. The body is the file",
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
  summary: "Returns a candidate's CV as a file; reading or downloading it is recorded",
  access: "VIEW_CANDIDATES",
  shows: ["contact"],
  params: cvParams,
  query: z.object({ as: z.enum(["preview", "download"]).default("preview") }),
  response: file,
});

export const removeCandidateCv = endpoint({
  method: "DELETE",
  path: "/api/candidates/{id}/cvs/{cv}",
  summary: "Removes a CV that belongs to no application",
  access: "UPDATE_CANDIDATES",
  params: cvParams,
});

export const candidateCvContract = {
  readCv,
  saveCandidateCv,
  getCandidateCv,
  removeCandidateCv,
};
