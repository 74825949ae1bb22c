import { z } from "zod";
import { historySchema } from "../applications/application.ts";
import { type ApplicationStatus, applicationStatuses } from "../applications/status.ts";

const nullable = z.string().nullable();

/** A candidate as the list shows them. Hidden fields are null and named in `anonymise_data_fields`. */
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
  /** Where their furthest application stands; null without one. */
  status: z.enum(applicationStatuses).nullable(),
  applications: z.number().int(),
  latest_application: z
    .object({ id: z.number().int(), job_id: z.number().int(), job_title: z.string() })
    .nullable(),
  /** What of a CV the search of CVs found, and where the words are in it: `[start, end)`; null otherwise. */
  cv_excerpt: z
    .object({
      text: z.string(),
      ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
    })
    .nullable(),
  created_date_time: z.string(),
  /** Whether fields are hidden from this reader. */
  anonymised_row: z.boolean(),
  anonymise_data_fields: z.array(z.string()),
});
export type Candidate = z.output<typeof candidateSchema>;

/** The status at a place in the pipeline; null before the first. */
export const statusAt = (place: number): ApplicationStatus | null =>
  applicationStatuses[place] ?? null;

/** A CV of a candidate: its media type, and its size in bytes. */
export const candidateCvSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  created_date_time: z.string(),
});
export type CandidateCv = z.output<typeof candidateCvSchema>;

/** A candidate as their page shows them. */
export const candidateDetailsSchema = candidateSchema.extend({
  history: historySchema.nullable(),
  /** Newest first; null where they are hidden. */
  cv: z.array(candidateCvSchema).nullable(),
  application_list: z.array(
    z.object({
      id: z.number().int(),
      job_id: z.number().int(),
      job_number: z.number().int(),
      job_title: z.string(),
      status: z.enum(applicationStatuses),
      /** What the job's workflow calls it. */
      node_name: nullable,
      status_date_time: z.string(),
      created_date_time: z.string(),
    }),
  ),
  consent_date_time: nullable,
  retention_date: nullable,
  last_activity_date_time: nullable,
  /** Nothing erases them. */
  legal_hold: z.boolean(),
  /** Their time is over: when their data goes; null while it is kept. */
  erased_from: nullable,
  /** Records of the same person that became part of this one, as long as that can be undone. */
  merges: z.array(
    z.object({
      id: z.number().int(),
      candidate_number: z.number().int(),
      merged_by: z.string(),
      created_date_time: z.string(),
      undo_until: z.string(),
    }),
  ),
  /** Others who look like them, and of whom a colleague has said that they are not the same. */
  apart: z.array(z.object({ id: z.number().int(), candidate_number: z.number().int() })),
  /** The talent pools that they are in. */
  pools: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Counts the changes: an edit names the one that it began from. */
  version: z.number().int(),
});
export type CandidateDetails = z.output<typeof candidateDetailsSchema>;
