import { z } from "zod";
import { historySchema } from "../applications/application.ts";
import { languageSchema } from "../languages/language.ts";
import { type ApplicationStatus, applicationStatuses } from "../applications/status.ts";

const nullable = z.string().nullable();

/** One row of the candidate list. Hidden fields are null and listed in `anonymise_data_fields`. */
export const candidateSchema = z.object({
  id: z.number().int(),
  candidate_number: z.number().int(),
  first_name: nullable,
  last_name: nullable,
  email: nullable,
  contact_mobile_number: nullable,
  city: nullable,
  postcode: nullable,
  current_jobtitle: nullable,
  current_employer: nullable,
  tags: z.array(z.string()),
  /** Status of the candidate's furthest application; null without one. */
  status: z.enum(applicationStatuses).nullable(),
  applications: z.number().int(),
  latest_application: z
    .object({ id: z.number().int(), job_id: z.number().int(), job_title: z.string() })
    .nullable(),
  /**
   * Excerpt of a CV that matched the search, with the matches as `[start, end)`; null without a CV
   * search.
   */
  cv_excerpt: z
    .object({
      text: z.string(),
      ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
    })
    .nullable(),
  created_date_time: z.string(),
  /** True when fields are hidden from this reader. */
  anonymised_row: z.boolean(),
  anonymise_data_fields: z.array(z.string()),
});
export type Candidate = z.output<typeof candidateSchema>;

/** Returns the status at a place in the pipeline; null before the first. */
export const statusAt = (place: number): ApplicationStatus | null =>
  applicationStatuses[place] ?? null;

/** One CV: media type, and size in bytes. */
export const candidateCvSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  created_date_time: z.string(),
});
export type CandidateCv = z.output<typeof candidateCvSchema>;

export const candidateDetailsSchema = candidateSchema.extend({
  history: historySchema.nullable(),
  /** Newest first; null when hidden. */
  cv: z.array(candidateCvSchema).nullable(),
  application_list: z.array(
    z.object({
      id: z.number().int(),
      job_id: z.number().int(),
      job_number: z.number().int(),
      job_title: z.string(),
      status: z.enum(applicationStatuses),
      /** Name of the stage in the job's workflow. */
      node_name: nullable,
      status_date_time: z.string(),
      created_date_time: z.string(),
    }),
  ),
  consent_date_time: nullable,
  retention_date: nullable,
  last_activity_date_time: nullable,
  /** Language of the mails to the candidate; null when hidden. */
  language: languageSchema.nullable(),
  /** True while the record is exempt from erasure. */
  legal_hold: z.boolean(),
  /** When the data will be erased because retention has ended; null while it is kept. */
  erasure_date_time: nullable,
  /** Records merged into this one whose merge can still be undone. */
  merges: z.array(
    z.object({
      id: z.number().int(),
      candidate_number: z.number().int(),
      merged_by: z.string(),
      created_date_time: z.string(),
      undo_until: z.string(),
    }),
  ),
  /** Similar candidates that a colleague marked as not the same person. */
  non_duplicates: z.array(z.object({ id: z.number().int(), candidate_number: z.number().int() })),
  /** Talent pools that contain the candidate. */
  pools: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Incremented by each change; an edit names the version it started from. */
  version: z.number().int(),
});
export type CandidateDetails = z.output<typeof candidateDetailsSchema>;
