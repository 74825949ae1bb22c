import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

/** Text fields whose values a filter offers. */
export const candidateValueFields = ["current_jobtitle", "city", "current_employer"] as const;
export const jobValueFields = [
  "location",
  "source",
  "choose_benefits",
  "recruiter_email",
  "hiring_manager_email",
  "dept",
  "job_type",
] as const;
export const applicationValueFields = ["source"] as const;

const valuesQuery = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.object({
    field: z.enum(fields),
    /** Part of a value. */
    q: z.string().trim().max(200).default(""),
  });

/** The most frequent first. */
const response = z.object({ values: z.array(z.string()) });

export const listCandidateValues = endpoint({
  method: "GET",
  path: "/api/candidates/values",
  summary: "Lists frequent values of a field among the newest candidates",
  access: "VIEW_CANDIDATES",
  query: valuesQuery(candidateValueFields),
  response,
});

export const listJobValues = endpoint({
  method: "GET",
  path: "/api/jobs/values",
  summary: "Lists frequent values of a field among the newest jobs",
  access: "VIEW_JOBS",
  query: valuesQuery(jobValueFields),
  response,
});

export const listApplicationValues = endpoint({
  method: "GET",
  path: "/api/applications/values",
  summary: "Lists frequent values of a field among the newest applications",
  access: "VIEW_JOBS",
  query: valuesQuery(applicationValueFields),
  response,
});

export const valuesContract = { listCandidateValues, listJobValues, listApplicationValues };
