import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { jobStatuses } from "./job.ts";
import { sanitiseText } from "../validation/text.ts";
import { closeReasons, needsCloseReason } from "./status.ts";

/** Largest number of jobs in one bulk action. */
export const bulkJobsMax = 200;

/** Jobs with the versions that the caller saw; a job that has changed since is left unchanged. */
export const seenJobs = z
  .array(z.object({ id: z.number().int().positive(), version: z.number().int().positive() }))
  .min(1, "Choose at least one job.")
  .max(bulkJobsMax, `Choose ${bulkJobsMax} jobs or fewer.`);

export const jobChangeSchema = z.object({
  id: z.number().int(),
  job_number: z.number().int(),
  title: z.string(),
  updated: z.boolean(),
  status: z.enum(jobStatuses),
  version: z.number().int(),
  /** Why the job was not updated. */
  message: z.string().nullable(),
});
export type JobChange = z.output<typeof jobChangeSchema>;
export const jobChanges = z.object({ records: z.array(jobChangeSchema) });

export const updateJobStatus = endpoint({
  method: "PUT",
  path: "/api/jobs/status",
  summary: "Moves jobs to a status, with a result for each",
  access: "UPDATE_JOBS",
  idempotent: true,
  body: z
    .object({
      jobs: seenJobs,
      status: z.enum(jobStatuses),
      /** Reason for closing; or, for the author, reason for returning it from approval. */
      reason: z
        .string()
        .max(1000, "Shorten this to 1000 characters or fewer.")
        .transform(sanitiseText)
        .optional(),
    })
    .refine(
      ({ status, reason }) =>
        !needsCloseReason(status) || closeReasons[status]?.includes(reason ?? ""),
      { message: "Choose a reason for closing the job.", path: ["reason"] },
    ),
  response: jobChanges,
});

export const undoJobStatus = endpoint({
  method: "PUT",
  path: "/api/jobs/status/undo",
  summary: "Undoes the last status change of jobs that have not changed since",
  access: "UPDATE_JOBS",
  idempotent: true,
  body: z.object({ jobs: seenJobs }),
  response: jobChanges,
});

export const jobStatusContract = { updateJobStatus, undoJobStatus };
