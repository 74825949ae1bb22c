import { z } from "zod";
import { activitySchema } from "../applications/activity.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";

/** Event types in a candidate's activity record: changes, and reads that are audited. */
export const candidateEventTypes = [
  "added",
  "changed",
  "given",
  "cv_added",
  "cv_removed",
  "cv_viewed",
  "cv_downloaded",
  "pool_joined",
  "pool_left",
  "exported",
  "erased",
  "merged",
  "unmerged",
  "told_apart",
  "apart_undone",
  "held",
  "released",
] as const;
export type CandidateEventType = (typeof candidateEventTypes)[number];

/** Event types that record a read rather than a change. */
export const candidateReadTypes: readonly CandidateEventType[] = [
  "cv_viewed",
  "cv_downloaded",
  "exported",
];

const nullable = z.string().nullable();

export const candidateChangeSchema = z.object({
  /** A field of the candidate, or `cv` or `talent_pool`. */
  field: z.string(),
  before: nullable,
  after: nullable,
});
export type CandidateChange = z.output<typeof candidateChangeSchema>;

export const candidateEventSchema = activitySchema
  .pick({ id: true, actor: true, created_date_time: true })
  .extend({
    type: z.enum(candidateEventTypes),
    /** Both values are null when the reader may not see them. */
    changes: z.array(candidateChangeSchema),
    candidate_number: z.number().int(),
    /** The other candidate of a merge, an undone merge or a "not a duplicate" decision. */
    other_candidate_number: z.number().int().nullable(),
    /** Reason for the legal hold, shown only to readers who may set one. */
    reason: nullable,
  });
export type CandidateEvent = z.output<typeof candidateEventSchema>;

export const listCandidateActivity = endpoint({
  method: "GET",
  path: "/api/candidates/{id}/activity",
  summary: "Lists a candidate's activity, newest first, with values before and after",
  access: "VIEW_CANDIDATES",
  params: idParam,
  response: z.object({ records: z.array(candidateEventSchema) }),
});

export const candidateActivityContract = { listCandidateActivity };
