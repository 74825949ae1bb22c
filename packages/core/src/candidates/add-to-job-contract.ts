import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { sourceLabel } from "../sources/source.ts";
import { candidateIds } from "./pool-contract.ts";

export const addApplications = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/applications",
  summary: "Adds candidates to an open job in its first stage, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  params: idParam,
  body: z.object({
    candidate_ids: candidateIds,
    /** One of the company's sources; without it, "Added by a recruiter". */
    source: sourceLabel.optional(),
  }),
  response: z.object({
    records: z.array(
      z.object({
        /** Candidate id. */
        id: z.number().int(),
        /** The candidate's display name for this reader. */
        name: z.string(),
        updated: z.boolean(),
        /** The new application, or the existing one for this job. */
        application_id: z.number().int().nullable(),
        /** Why no application was created. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const addToJobContract = { addApplications };
