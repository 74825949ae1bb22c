import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { fieldSearch, pageOf, pageQuery } from "../lists/page.ts";
import {
  type CandidateFilter,
  candidateCvSchema,
  candidateDetailsSchema,
  candidateFilters,
  candidateSchema,
} from "./candidate.ts";
import { candidateInput, duplicateInput, duplicateReasons } from "./candidate-input.ts";
import { candidateSearchFields, candidateSortColumns } from "./list-columns.ts";
import { cvMaxBytes, cvRefusals } from "./cv-file.ts";

export const listCandidates = endpoint({
  method: "GET",
  path: "/api/candidates",
  summary: "Candidates of the caller's company, one page",
  access: "VIEW_CANDIDATES",
  query: pageQuery(candidateSortColumns, { sc: "created_date_time", so: "desc" }).extend({
    ...fieldSearch(candidateSearchFields).shape,
    filter: z.enum(Object.keys(candidateFilters) as CandidateFilter[]).default("all"),
    /** Words in CVs: `forklift -night "stock control"`. */
    cv: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
  }),
  response: pageOf(candidateSchema),
});

export const getCandidate = endpoint({
  method: "GET",
  path: "/api/candidates/{id}",
  summary: "One candidate with all their applications, CVs and history",
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
  body: candidateInput,
  response: candidateDetailsSchema,
});

export const updateCandidate = endpoint({
  method: "PUT",
  path: "/api/candidates/{id}",
  summary: "Saves a candidate's details",
  access: "UPDATE_CANDIDATES",
  ifMatch: true,
  params: idParam,
  body: candidateInput,
  response: candidateDetailsSchema,
});

export const findDuplicates = endpoint({
  method: "POST",
  path: "/api/candidates/duplicates",
  summary:
    "Candidates who are, or may be, the person who is being written down; in the body, for it is personal",
  access: "UPDATE_CANDIDATES",
  body: duplicateInput,
  response: z.object({
    records: z.array(
      candidateSchema
        .pick({ id: true, candidate_number: true, current_jobtitle: true, city: true })
        .extend({ name: z.string(), reason: z.enum(duplicateReasons) }),
    ),
  }),
});

const cvParams = idParam.extend({ cv: z.coerce.number().int().positive() });

export const saveCandidateCv = endpoint({
  method: "POST",
  path: "/api/candidates/{id}/cvs",
  summary: "Keeps a CV: the file's bytes are the body; what it is, is told by its content",
  access: "UPDATE_CANDIDATES",
  params: idParam,
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  body: z.file().max(cvMaxBytes, cvRefusals.large),
  response: candidateCvSchema,
});

export const getCandidateCv = endpoint({
  method: "GET",
  path: "/api/candidates/{id}/cvs/{cv}",
  summary: "A CV of a candidate, as a file",
  access: "VIEW_CANDIDATES",
  params: cvParams,
  response: file,
});

export const removeCandidateCv = endpoint({
  method: "DELETE",
  path: "/api/candidates/{id}/cvs/{cv}",
  summary: "Removes a CV that no application came with",
  access: "UPDATE_CANDIDATES",
  params: cvParams,
});

export const candidatesContract = {
  listCandidates,
  getCandidate,
  addCandidate,
  updateCandidate,
  findDuplicates,
  saveCandidateCv,
  getCandidateCv,
  removeCandidateCv,
};
