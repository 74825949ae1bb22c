import { z } from "zod";
import { activitySchema } from "../applications/activity.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { pageOf } from "../lists/page.ts";
import { jobStatuses } from "./job.ts";

/** Event types in a job's activity record. */
export const jobEventTypes = [
  "created",
  "updated",
  "status_changed",
  "released",
  "taken_back",
] as const;
export type JobEventType = (typeof jobEventTypes)[number];

const nullable = z.string().nullable();

export const fieldChangeSchema = z.object({
  /** A field of the vacancy form; `salary` stands for its band and currency. */
  field: z.string(),
  before: nullable,
  after: nullable,
});
export type FieldChange = z.output<typeof fieldChangeSchema>;

export const jobEventSchema = activitySchema
  .pick({ id: true, actor: true, created_date_time: true })
  .extend({
    type: z.enum(jobEventTypes),
    status_before: z.enum(jobStatuses).nullable(),
    status_after: z.enum(jobStatuses).nullable(),
    /** Why it closed or was returned from approval. */
    reason: nullable,
    changes: z.array(fieldChangeSchema),
  });
export type JobEvent = z.output<typeof jobEventSchema>;

/** Entries read at first, and added each time more are requested. */
export const initialJobEvents = 50;
export const maxJobEvents = 1000;

export const listJobActivity = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/activity",
  summary: "Lists a job's activity, newest first, with values before and after",
  access: "UPDATE_JOBS",
  params: idParam,
  query: z.object({
    most: z.coerce.number().int().min(1).max(maxJobEvents).default(initialJobEvents),
  }),
  response: pageOf(jobEventSchema),
});

export const jobActivityContract = { listJobActivity };
