import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { jobDetailsSchema } from "./job-details.ts";
import { jobInput } from "./job-input.ts";
import { workflowInput, workflowSchema } from "./workflow.ts";

export const createJob = endpoint({
  method: "POST",
  path: "/api/jobs",
  summary: "Creates a vacancy as a draft, which may be incomplete",
  access: "UPDATE_JOBS",
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: jobInput,
  response: jobDetailsSchema,
});

export const updateJob = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}",
  summary: "Saves a vacancy; only a draft may be incomplete",
  access: "UPDATE_JOBS",
  shows: ["salary"],
  ifMatch: true,
  params: idParam,
  maxBytes: bodyBytes.large,
  body: jobInput,
  response: jobDetailsSchema,
});

/** Values already used in the company, suggested while a vacancy is written. */
export const getJobSuggestions = endpoint({
  method: "GET",
  path: "/api/jobs/suggestions",
  summary:
    "Returns locations, departments, brands, benefits and colleagues to suggest for a vacancy",
  access: "UPDATE_JOBS",
  response: z.object({
    places: z.array(z.object({ location: z.string(), postal_code: z.string() })),
    depts: z.array(z.string()),
    brands: z.array(z.string()),
    sources: z.array(z.string()),
    /** Time zone in which a closing date ends. */
    time_zone: z.string(),
    benefits: z.array(z.string()),
    team: z.array(
      z.object({
        id: z.number().int(),
        first_name: z.string(),
        last_name: z.string(),
        user_type: z.string(),
      }),
    ),
  }),
});

export const listWorkflows = endpoint({
  method: "GET",
  path: "/api/workflows",
  summary: "Lists the company's workflows with their stages",
  access: "VIEW_JOBS",
  response: z.object({ records: z.array(workflowSchema) }),
});

export const createWorkflow = endpoint({
  method: "POST",
  path: "/api/workflows",
  summary: "Adds a workflow, each of its stages mapped to a fixed status",
  access: "PUBLISH_JOBS",
  idempotent: true,
  body: workflowInput,
  response: workflowSchema,
});

export const updateWorkflow = endpoint({
  method: "PUT",
  path: "/api/workflows/{id}",
  summary:
    "Renames a workflow, and renames, adds, reorders and removes its stages; applications keep theirs",
  access: "PUBLISH_JOBS",
  ifMatch: true,
  params: idParam,
  body: workflowInput,
  response: workflowSchema,
});

export const archiveWorkflow = endpoint({
  method: "PUT",
  path: "/api/workflows/{id}/archive",
  summary: "Archives a workflow, which vacancies keep and new ones are not offered, or restores it",
  access: "PUBLISH_JOBS",
  ifMatch: true,
  params: idParam,
  body: z.object({ is_archived: z.boolean() }),
  response: workflowSchema,
});

export const removeWorkflow = endpoint({
  method: "DELETE",
  path: "/api/workflows/{id}",
  summary: "Removes a workflow that no vacancy or template uses",
  access: "PUBLISH_JOBS",
  ifMatch: true,
  params: idParam,
});

export const vacancyContract = {
  getJobSuggestions,
  createJob,
  updateJob,
  listWorkflows,
  createWorkflow,
  updateWorkflow,
  archiveWorkflow,
  removeWorkflow,
};
