import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { candidateIds } from "./pool-contract.ts";

export const addApplications = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/applications",
  summary: "Puts candidates on an open job, each in its first stage, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  params: idParam,
  body: z.object({
    candidate_ids: candidateIds,
  }),
  response: z.object({
    records: z.array(
      z.object({
        /** The candidate. */
        id: z.number().int(),
        /** What to call the candidate, as this reader may. */
        name: z.string(),
        updated: z.boolean(),
        /** The application that was made, or the one that there is already. */
        application_id: z.number().int().nullable(),
        /** Why none was made. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const addToJobContract = { addApplications };
