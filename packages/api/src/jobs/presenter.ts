import type { ApplicationStatus } from "@ats/core/applications/status";
import type { Selectable } from "kysely";
import { everyStatus } from "./job-counts.ts";
import type { JobTable } from "./tables.ts";
import type { nothingToUndo } from "./undo.ts";

type Person<Role extends string> = Record<
  `${Role}_${"first_name" | "last_name" | "email"}`,
  string
>;

export type JobRow = Omit<
  Selectable<JobTable>,
  "company_id" | "description" | keyof typeof nothingToUndo | "workflow_id" | "highlights"
> &
  Person<"recruiter"> &
  Person<"hiring_manager"> & {
    time_zone: string;
    needs_approval: boolean;
    counts: Partial<Record<ApplicationStatus, number>> | null;
  };

/** A job as it leaves the API. */
export const presentJob = (row: JobRow) => ({
  ...row,
  brand_info: { name: row.brand_name },
  recruiter_details: {
    id: row.recruiter_id,
    first_name: row.recruiter_first_name,
    last_name: row.recruiter_last_name,
    email: row.recruiter_email,
  },
  hiring_manager_details: {
    id: row.hiring_manager_id,
    first_name: row.hiring_manager_first_name,
    last_name: row.hiring_manager_last_name,
    email: row.hiring_manager_email,
  },
  counts: everyStatus(row.counts),
});
