import { z } from "zod";
import { applicationSchema } from "../applications/application.ts";
import { endpoint, file } from "../contract/endpoint.ts";
import { tagLabel, tagsMax } from "../tags/tag.ts";
import { candidateIds } from "./pool-contract.ts";

export const exportChosenCandidates = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/candidates.csv",
  summary: "Exports chosen candidates as CSV, as the caller may see them; recorded on each",
  access: "VIEW_CANDIDATES",
  body: z.object({ ids: candidateIds }),
  response: file,
});

const tags = z.array(tagLabel).max(tagsMax).default([]);

export const tagCandidates = endpoint({
  method: "PUT",
  path: "/api/candidate-tags",
  summary: "Adds and removes tags of candidates, with a result for each",
  access: "UPDATE_CANDIDATES",
  idempotent: true,
  answers: "name people",
  body: z.object({ ids: candidateIds, add: tags, remove: tags }),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        /** The candidate's display name for this reader. */
        name: z.string(),
        /** False where nothing changed. */
        updated: z.boolean(),
        /** Why the candidate could not be changed. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const listLatestApplications = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/candidates/latest-applications",
  summary: "Lists the latest application of each chosen candidate who has one",
  access: "VIEW_JOBS",
  body: z.object({ ids: candidateIds }),
  response: z.object({ records: z.array(applicationSchema) }),
});

export const candidateBulkContract = {
  exportChosenCandidates,
  tagCandidates,
  listLatestApplications,
};
