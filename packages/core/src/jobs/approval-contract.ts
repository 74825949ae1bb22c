import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { fieldChangeSchema } from "./activity-contract.ts";
import { jobSchema, personSchema } from "./job.ts";

export const getJobApproval = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/approval",
  summary: "Returns who approves a job, what was approved last, and what has changed since",
  access: "UPDATE_JOBS",
  params: idParam,
  response: z.object({
    /** Colleagues who are asked when the caller sends the job for approval. */
    approvers: z.array(personSchema),
    /** Null for a job that was never published, or has not been edited since. */
    approved: z
      .object({
        terms: jobSchema.pick({
          openings: true,
          salary_min: true,
          salary_max: true,
          currency: true,
        }),
        /** Null when it was published before approved versions were kept. */
        user: personSchema.nullable(),
        date_time: z.string(),
      })
      .nullable(),
    changes: z.array(fieldChangeSchema),
  }),
});

export const jobApprovalContract = { getJobApproval };
