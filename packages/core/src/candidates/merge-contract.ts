import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { pageOf } from "../lists/page.ts";
import { duplicateReasons } from "./candidate-input.ts";
import { candidateSchema } from "./candidate.ts";
import { mergeFields } from "./merge.ts";

const id = z.number().int().positive();

/** Most candidates returned for one group of duplicates. */
export const groupMax = 10;

export const listDuplicates = endpoint({
  method: "GET",
  path: "/api/candidate-duplicates",
  summary:
    "Lists groups of candidates who share an email or telephone, or have close names and one postcode",
  access: "UPDATE_CANDIDATES",
  query: z.object({
    reason: z.enum(duplicateReasons).default("email"),
    page_no: z.coerce.number().int().min(0).max(1_000_000).default(0),
    per_page: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: pageOf(
    z.object({
      /** Size of the whole group, of which the first ten are returned. */
      count: z.number().int(),
      people: z.array(candidateSchema),
    }),
  ),
});
export const markNotDuplicates = endpoint({
  method: "PUT",
  path: "/api/candidate-duplicates/not-duplicates",
  summary: "Marks candidates as different people, so that they are no longer listed as duplicates",
  access: "UPDATE_CANDIDATES",
  body: z.object({ ids: z.array(id).min(2, "Choose at least two people.").max(groupMax) }),
});

export const undoNotDuplicates = endpoint({
  method: "DELETE",
  path: "/api/candidate-duplicates/not-duplicates",
  summary: "Removes the mark that two candidates are different people",
  access: "UPDATE_CANDIDATES",
  body: z.object({ ids: z.array(id).length(2, "Choose two people.") }),
});

export const mergeCandidates = endpoint({
  shows: ["contact"],
  method: "POST",
  path: "/api/candidates/{id}/merge",
  summary: "Merges another record into this one, which takes over its applications, CVs and notes",
  access: "UPDATE_CANDIDATES",
  wholeCompany: true,
  ifMatch: true,
  idempotent: true,
  params: idParam,
  body: z.object({
    other: id,
    /** Version of the other record as the reader saw it. */
    other_version: z.number().int(),
    /** Fields to take from the other record. */
    take: z.array(z.enum(mergeFields)).max(mergeFields.length),
  }),
  response: z.object({ merge_id: z.number().int(), applications: z.number().int() }),
});

export const undoMerge = endpoint({
  method: "POST",
  path: "/api/candidate-merges/{id}/undo",
  summary: "Undoes a merge within 30 days, keeping later changes",
  access: "UPDATE_CANDIDATES",
  wholeCompany: true,
  idempotent: true,
  params: idParam,
  response: z.object({ survivor_id: z.number().int(), merged_id: z.number().int() }),
});

export const mergeContract = {
  listDuplicates,
  markNotDuplicates,
  undoNotDuplicates,
  mergeCandidates,
  undoMerge,
};
