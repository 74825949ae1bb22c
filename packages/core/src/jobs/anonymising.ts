import type { ApplicationStatus } from "../applications/status.ts";
import type { User } from "../users/user.ts";
import type { JobStatus } from "./job.ts";

/** Whether a job's applicants are anonymised is settled for good: it was public, or has applications. */
export const isAnonymisingSettled = (job: {
  status: JobStatus;
  published_date_time: unknown;
  counts: Partial<Record<ApplicationStatus, number>>;
}): boolean =>
  job.status !== "DRAFT" ||
  job.published_date_time !== null ||
  Object.values(job.counts).some((count) => count > 0);

/** Whether a vacancy is begun with anonymised applicants: by the company's rule, or as what it is begun from. */
export const isBegunAnonymised = (
  company: User["ats_settings"]["anonymize_appl_data_settings"],
  from: { anonymised: boolean } = { anonymised: false },
): boolean => company.is_enabled && (company.is_auto_enabled_for_new_jobs || from.anonymised);
