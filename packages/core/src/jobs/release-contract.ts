import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { jobChanges, seenJobs } from "./status-contract.ts";

export const releaseJobs = endpoint({
  method: "PUT",
  path: "/api/jobs/release",
  summary: "Releases jobs to the company's agencies or recalls them, with a result for each",
  access: "PUBLISH_JOBS",
  idempotent: true,
  body: z.object({
    jobs: seenJobs,
    is_released: z.boolean(),
    /** Undoes the last release or recall, unless it has changed since. */
    is_undo: z.boolean().default(false),
  }),
  response: jobChanges,
});

const jobIds = z.coerce.number().int().positive();

export const countUnviewedOfJobs = endpoint({
  method: "GET",
  path: "/api/jobs/unviewed",
  summary: "Counts each job's active applications that the caller has not viewed",
  access: "VIEW_JOBS",
  query: z.object({
    id: z
      .union([jobIds, z.array(jobIds).max(100)])
      .default([])
      .transform((ids) => [ids].flat()),
  }),
  response: z.object({
    records: z.array(z.object({ id: z.number().int(), count: z.number().int() })),
  }),
});

export const releaseContract = { releaseJobs, countUnviewedOfJobs };
