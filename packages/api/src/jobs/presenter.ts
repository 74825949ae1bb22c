import type { ApplicationStatus } from "@ats/core/applications/status";
import type { Job } from "@ats/core/jobs/job";
import type { Selectable } from "kysely";
import type { JobTable } from "../database/tables.ts";
import { everyStatus } from "./job-counts.ts";

export type JobRow = Selectable<JobTable> &
  Pick<Job, "recruiter_details" | "hiring_manager_details"> & {
    counts: Partial<Record<ApplicationStatus, number>> | null;
  };

/** A job as it leaves the API. */
export const presentJob = ({ company_id, description, brand_name, counts, ...job }: JobRow) => ({
  ...job,
  brand_info: { name: brand_name },
  counts: everyStatus(counts),
});
