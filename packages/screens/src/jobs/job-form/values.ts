import { startsAnonymised } from "@ats/core/jobs/anonymisation-settings";
import { availableChannels } from "@ats/core/jobs/channel";
import { type JobInput, jobInput } from "@ats/core/jobs/job-input";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { User } from "@ats/core/users/user";
import { z } from "zod";

/** Values of the form, and the id of the job once the draft is created. */
export interface Written {
  values: JobInput;
  id?: number | undefined;
  version?: number | undefined;
  /** True if the server has every value. */
  isSaved?: boolean | undefined;
}

/** The stored values, which may not be valid yet. */
export const writtenSchema: z.ZodType<Written> = z.object({
  values: z.custom<JobInput>((value) => typeof value === "object" && value !== null),
  id: z.number().optional(),
  version: z.number().optional(),
  isSaved: z.boolean().optional(),
});

/** A role limited to departments or brands begins with its first. */
export function newVacancy(user: User): JobInput {
  const { scope, values } = user.access;
  return {
    title: "",
    dept: (scope === "departments" && values[0]) || "",
    brand_name: (scope === "brands" && values[0]) || user.company_name,
    source: "",
    location: "",
    postal_code: "",
    job_type: "Full time",
    openings: 1,
    salary_min: null,
    salary_max: null,
    currency: "GBP",
    choose_benefits: [],
    description: "",
    recruiter_id: user.id,
    hiring_manager_id: user.id,
    members: [],
    questions: [],
    workflow_id: null,
    scorecard: [],
    highlights: null,
    channels: availableChannels(user.system_flags).filter((channel) => channel === "careers_page"),
    closing_date_time: null,
    agency_cv_cap: null,
    anonymised: startsAnonymised(user.ats_settings.anonymize_appl_data_settings),
  };
}

/** The values of a job that the form edits. Keeps a salary currency that is no longer offered. */
export const valuesOf = (job: JobDetails): JobInput =>
  Object.fromEntries(
    Object.keys(jobInput.shape).map((name) => [name, job[name as keyof JobDetails]]),
  ) as JobInput;

export const isSame = (a: JobInput, b: JobInput): boolean =>
  JSON.stringify(valuesOf(a as never)) === JSON.stringify(valuesOf(b as never));
