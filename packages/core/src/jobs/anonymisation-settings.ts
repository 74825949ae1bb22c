import { z } from "zod";
import { choosableFields } from "../anonymisation/fields.ts";
import type { ApplicationStatus } from "../applications/status.ts";
import type { JobStatus } from "./job.ts";

/**
 * A company's settings for anonymising a job's applicants. Specification §3,
 * `anonymize_appl_data_settings`.
 */
export const anonymisationSettings = z.object({
  is_enabled: z.boolean(),
  is_legacy: z.boolean(),
  is_auto_enabled_for_new_jobs: z.boolean(),
  hidden_fields: z
    .array(z.enum(choosableFields))
    .min(1, "Nothing would be hidden. Choose at least one field.")
    .max(choosableFields.length)
    .default([...choosableFields]),
});
export type AnonymisationSettings = z.output<typeof anonymisationSettings>;

/** True when anonymisation can no longer change: the job was published or has applications. */
export const isAnonymisationFixed = (job: {
  status: JobStatus;
  published_date_time: unknown;
  counts: Partial<Record<ApplicationStatus, number>>;
}): boolean =>
  job.status !== "DRAFT" ||
  job.published_date_time !== null ||
  Object.values(job.counts).some((count) => count > 0);

/** True when a new vacancy starts anonymised, by the company's rule or by its template. */
export const startsAnonymised = (
  company: AnonymisationSettings,
  from: { anonymised: boolean } = { anonymised: false },
): boolean => company.is_enabled && (company.is_auto_enabled_for_new_jobs || from.anonymised);
