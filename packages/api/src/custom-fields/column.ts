import type { CustomRecord } from "@ats/core/custom-fields/custom-field";

/** Column of a value that names the record it belongs to. */
export const columnOf = {
  candidates: "candidate_id",
  jobs: "job_id",
  applications: "application_id",
} as const satisfies Record<CustomRecord, string>;
