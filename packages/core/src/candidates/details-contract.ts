import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { customValuesInput } from "../custom-fields/custom-field.ts";
import { candidateDetailsSchema } from "./candidate.ts";
import { candidateInput, duplicateInput, duplicatesFound } from "./candidate-input.ts";

export const getCandidate = endpoint({
  method: "GET",
  path: "/api/candidates/{id}",
  summary:
    "Returns a candidate with applications, CVs and history; a merged record returns the one it became part of",
  access: "VIEW_CANDIDATES",
  params: idParam,
  response: candidateDetailsSchema,
});

export const addCandidate = endpoint({
  method: "POST",
  path: "/api/candidates",
  summary: "Adds a candidate who has not applied",
  access: "UPDATE_CANDIDATES",
  idempotent: true,
  answers: "are of one candidate",
  maxBytes: bodyBytes.large,
  body: candidateInput.extend({ custom_values: customValuesInput.optional() }),
  response: candidateDetailsSchema,
});

export const updateCandidate = endpoint({
  method: "PUT",
  path: "/api/candidates/{id}",
  summary: "Saves a candidate's details",
  access: "UPDATE_CANDIDATES",
  shows: ["contact"],
  ifMatch: true,
  params: idParam,
  maxBytes: bodyBytes.large,
  body: candidateInput,
  response: candidateDetailsSchema,
});

export const findDuplicates = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/candidates/duplicates",
  summary:
    "Finds candidates who may be the person being entered; personal data travels in the body",
  access: "UPDATE_CANDIDATES",
  body: duplicateInput,
  response: duplicatesFound,
});

export const candidateDetailsContract = {
  getCandidate,
  addCandidate,
  updateCandidate,
  findDuplicates,
};
