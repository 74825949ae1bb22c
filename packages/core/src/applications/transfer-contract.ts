import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { applicationIds, seenVersions, isUndo, versionForEachId } from "./application.ts";

export const transferApplications = endpoint({
  method: "PUT",
  path: "/api/applications/transfer",
  summary: "Transfers applications to another job, keeping their status, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  body: z
    .object({
      ids: applicationIds,
      versions: seenVersions,
      job_id: z.number().int().positive(),
      /** Cancels upcoming interviews; otherwise they transfer too. */
      cancel_interviews: z.boolean().default(true),
      undo: isUndo,
    })
    .refine(...versionForEachId),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        updated: z.boolean(),
        version: z.number().int(),
        previous_job_id: z.number().int(),
        /** The applicant's display name for this reader. */
        applicant_name: z.string(),
        /** Upcoming interviews that the transfer cancelled. */
        interviews_cancelled: z.number().int(),
        /** Documents awaiting signature that the transfer withdrew. */
        documents_withdrawn: z.number().int(),
        /** Why the application was not transferred. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const transferContract = { transferApplications };
