import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { applicationIds, seenVersions, isUndo, versionEach } from "./application.ts";

export const transferApplications = endpoint({
  method: "PUT",
  path: "/api/applications/transfer",
  summary: "Takes applications to another job, each in its status, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  body: z
    .object({
      ids: applicationIds,
      versions: seenVersions,
      /** An open job of the company. */
      job_id: z.number().int().positive(),
      /** Whether their interviews to come are cancelled; those that are not go along. */
      cancel_interviews: z.boolean().default(true),
      undo: isUndo,
    })
    .refine(...versionEach),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        updated: z.boolean(),
        version: z.number().int(),
        /** Where it was before. */
        previous_job_id: z.number().int(),
        /** What to call the applicant, as this reader may. */
        applicant_name: z.string(),
        /** Interviews to come that were cancelled by it. */
        interviews_cancelled: z.number().int(),
        /** Documents that were waiting for a signature, and were taken back by it. */
        documents_withdrawn: z.number().int(),
        /** Why it was not transferred. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const transferContract = { transferApplications };
