import { z } from "zod";
import { activitySchema } from "../applications/activity.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { jobStatuses } from "./job.ts";

/** What the record of a job tells. */
export const jobEventTypes = [
  "created",
  "updated",
  "status_changed",
  "released",
  "taken_back",
] as const;
export type JobEventType = (typeof jobEventTypes)[number];

const nullable = z.string().nullable();

const changeSchema = z.object({
  /** A field of the vacancy's form; `salary` for its band and currency. */
  field: z.string(),
  before: nullable,
  after: nullable,
});
export type FieldChange = z.output<typeof changeSchema>;

export const jobEventSchema = activitySchema
  .pick({ id: true, actor: true, created_date_time: true })
  .extend({
    type: z.enum(jobEventTypes),
    status_before: z.enum(jobStatuses).nullable(),
    status_after: z.enum(jobStatuses).nullable(),
    /** Why it closed. */
    reason: nullable,
    changes: z.array(changeSchema),
  });
export type JobEvent = z.output<typeof jobEventSchema>;

export const listJobActivity = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/activity",
  summary: "What was done with a job, newest first: who, when, before and after",
  access: "UPDATE_JOBS",
  params: idParam,
  response: z.object({ records: z.array(jobEventSchema) }),
});

export const jobActivityContract = { listJobActivity };
