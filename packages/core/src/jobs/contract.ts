import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { fieldSearch, pageOf, pageQuery } from "../lists/page.ts";
import { jobDetailsSchema, jobStatuses, listedJobSchema } from "./job.ts";
import { jobInput } from "./job-input.ts";
import { closeReasons, needsCloseReason } from "./status.ts";
import { workflowInput, workflowSchema } from "./workflow.ts";

/** Search fields of jobs. Specification §3. */
export const jobSearchFields = [
  "title",
  "location",
  "source",
  "choose_benefits",
  "recruiter_first_name",
  "recruiter_last_name",
  "recruiter_email",
  "hiring_manager_first_name",
  "hiring_manager_last_name",
  "hiring_manager_email",
  "dept",
  "job_type",
  "status",
  "job_number",
] as const;

export const jobSortColumns = [
  "job_number",
  "title",
  "location",
  "status",
  "created_date_time",
  "closing_date_time",
] as const;

export const listJobs = endpoint({
  method: "GET",
  path: "/api/jobs",
  summary: "Jobs of the caller's company, one page",
  access: "VIEW_JOBS",
  query: pageQuery(jobSortColumns, { sc: "job_number", so: "desc" }).extend({
    ...fieldSearch(jobSearchFields).shape,
    filter: z.enum(["active", "filled", "draft", "my", "all"]).default("active"),
  }),
  response: pageOf(listedJobSchema),
});

export const getJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}",
  summary: "One job, with its advert, team, questions and scorecard",
  access: "VIEW_JOBS",
  params: idParam,
  response: jobDetailsSchema,
});

export const createJob = endpoint({
  method: "POST",
  path: "/api/jobs",
  summary: "Begins a vacancy as a draft, gaps and all",
  access: "UPDATE_JOBS",
  idempotent: true,
  body: jobInput,
  response: jobDetailsSchema,
});

export const updateJob = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}",
  summary: "Saves a vacancy; only a draft may have gaps",
  access: "UPDATE_JOBS",
  ifMatch: true,
  params: idParam,
  body: jobInput,
  response: jobDetailsSchema,
});

export const duplicateJob = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/duplicate",
  summary: "Begins a draft that is like another job",
  access: "UPDATE_JOBS",
  idempotent: true,
  params: idParam,
  response: jobDetailsSchema,
});

/** Jobs as the caller saw them: one that changed since is left as it is. */
const seenJobs = z
  .array(z.object({ id: z.number().int().positive(), version: z.number().int().positive() }))
  .min(1, "Choose at least one job.")
  .max(200, "Choose 200 jobs or fewer.");

export const jobChangeSchema = z.object({
  id: z.number().int(),
  job_number: z.number().int(),
  title: z.string(),
  updated: z.boolean(),
  status: z.enum(jobStatuses),
  version: z.number().int(),
  /** Why it was not updated. */
  message: z.string().nullable(),
});
export type JobChange = z.output<typeof jobChangeSchema>;
const jobChanges = z.object({ records: z.array(jobChangeSchema) });

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
      reason: z.string().max(200).optional(),
    })
    .refine(
      ({ status, reason }) =>
        !needsCloseReason(status) || closeReasons[status]?.includes(reason ?? ""),
      { message: "Choose a reason: the record must say why the job closed.", path: ["reason"] },
    ),
  response: jobChanges,
});

export const undoJobStatus = endpoint({
  method: "PUT",
  path: "/api/jobs/status/undo",
  summary: "Takes back the last change of jobs' status, where nothing has changed since",
  access: "UPDATE_JOBS",
  idempotent: true,
  body: z.object({ jobs: seenJobs }),
  response: jobChanges,
});

/** What the company already uses, for suggestions while a vacancy is written. */
export const getJobSuggestions = endpoint({
  method: "GET",
  path: "/api/jobs/suggestions",
  summary: "Places, departments, benefits and colleagues to choose from in a vacancy",
  access: "UPDATE_JOBS",
  response: z.object({
    places: z.array(z.object({ location: z.string(), postal_code: z.string() })),
    depts: z.array(z.string()),
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
  summary: "The company's workflows with their stages",
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

export const jobsContract = {
  listJobs,
  getJobSuggestions,
  getJob,
  createJob,
  updateJobStatus,
  undoJobStatus,
  updateJob,
  duplicateJob,
  listWorkflows,
  createWorkflow,
};
