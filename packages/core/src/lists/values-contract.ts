import { z } from "zod";
import { applicationValueFields } from "../applications/list-columns.ts";
import { candidateValueFields } from "../candidates/list-columns.ts";
import { endpoint } from "../contract/endpoint.ts";
import { jobValueFields } from "../jobs/list-contract.ts";

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
