import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { applicationIds } from "./application.ts";

export const transferApplications = endpoint({
  method: "PUT",
  path: "/api/applications/transfer",
  summary: "Takes applications to another job, each in its status, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  body: z.object({
    ids: applicationIds,
    /** An open job of the company. */
    job_id: z.number().int().positive(),
  }),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        updated: z.boolean(),
        /** Where it was before. */
        previous_job_id: z.number().int(),
        /** What to call the applicant, as this reader may. */
        applicant_name: z.string(),
        /** Why it was not transferred. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const transferContract = { transferApplications };
