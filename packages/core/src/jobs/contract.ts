import { endpoint, idParam } from "../contract/endpoint.ts";
import { jobDetailsSchema } from "./job-details.ts";
import { listJobs } from "./list-contract.ts";

export const getJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}",
  summary: "Returns a job with its advert, team, questions and scorecard",
  access: "VIEW_JOBS",
  params: idParam,
  response: jobDetailsSchema,
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

export const jobsContract = { listJobs, getJob, duplicateJob };
