import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { jobInput } from "./job-input.ts";

/** A vacancy to start others from. It has no team and no closing date. */
export const jobTemplateSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  job: jobInput,
  /** Incremented by each edit; an edit names the version it started from. */
  version: z.number().int(),
});
export type JobTemplate = z.output<typeof jobTemplateSchema>;

export const listJobTemplates = endpoint({
  method: "GET",
  path: "/api/jobs/templates",
  summary: "Lists the company's job templates by name",
  access: "UPDATE_JOBS",
  response: z.object({ records: z.array(jobTemplateSchema) }),
});

const body = z.object({ name: plainText(80, "Enter a name for the template."), job: jobInput });

export const createJobTemplate = endpoint({
  method: "POST",
  path: "/api/jobs/templates",
  summary: "Saves a vacancy as a template",
  access: "PUBLISH_JOBS",
  shows: ["salary"],
  idempotent: true,
  maxBytes: bodyBytes.large,
  body,
  response: jobTemplateSchema,
});

export const updateJobTemplate = endpoint({
  method: "PUT",
  path: "/api/jobs/templates/{id}",
  summary: "Replaces a template with a vacancy; vacancies created from it stay",
  access: "PUBLISH_JOBS",
  shows: ["salary"],
  ifMatch: true,
  params: idParam,
  maxBytes: bodyBytes.large,
  body,
  response: jobTemplateSchema,
});

export const removeJobTemplate = endpoint({
  method: "DELETE",
  path: "/api/jobs/templates/{id}",
  summary: "Removes a job template; vacancies created from it stay",
  access: "PUBLISH_JOBS",
  ifMatch: true,
  params: idParam,
});

export const jobTemplatesContract = {
  listJobTemplates,
  createJobTemplate,
  updateJobTemplate,
  removeJobTemplate,
};
