import type { ApplicationStatus } from "../applications/status.ts";
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
