import { endpoint, idParam } from "../contract/endpoint.ts";
import { z } from "zod";
import { jobDetailsSchema } from "./job-details.ts";
import { jobNameSchema } from "./job-name-schema.ts";
import { listJobs } from "./list-contract.ts";

export const getJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}",
  summary: "Returns a job with its advert, team, questions and scorecard",
  access: "VIEW_JOBS",
  params: idParam,
  response: jobDetailsSchema,
});

const ids = z.coerce.number().int().positive();

/** Jobs whose names one call reads. */
export const mostNamed = 200;

export const listJobNames = endpoint({
  method: "GET",
  path: "/api/jobs/names",
  summary: "Returns titles and numbers of jobs by their ids, of those that the caller may see",
  access: "VIEW_JOBS",
  query: z.object({
    id: z
      .union([ids, z.array(ids).max(mostNamed)])
      .default([])
      .transform((chosen) => [chosen].flat()),
  }),
  response: z.object({ records: z.array(jobNameSchema) }),
});

export const duplicateJob = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/duplicate",
  summary: "Creates a draft as a copy of another job",
  access: "UPDATE_JOBS",
  idempotent: true,
  params: idParam,
  response: jobDetailsSchema,
});

export const jobsContract = { listJobs, listJobNames, getJob, duplicateJob };
