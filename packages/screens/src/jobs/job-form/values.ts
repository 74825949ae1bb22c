import { isBegunAnonymised } from "@ats/core/jobs/anonymisation-settings";
import { offeredChannels } from "@ats/core/jobs/channel";
import { type JobInput, jobInput } from "@ats/core/jobs/job-input";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { User } from "@ats/core/users/user";
import { z } from "zod";

/** What is in the form, and the job that it is of once the draft is begun. */
export interface Written {
  values: JobInput;
  id?: number | undefined;
  version?: number | undefined;
  /** The job has it all. */
  isSaved?: boolean | undefined;
}

/** As it is kept on the device: typed, but perhaps not valid yet. */
export const writtenSchema: z.ZodType<Written> = z.object({
  values: z.custom<JobInput>((value) => typeof value === "object" && value !== null),
  id: z.number().optional(),
  version: z.number().optional(),
  isSaved: z.boolean().optional(),
});

export function newVacancy(user: User): JobInput {
  return {
    title: "",
    dept: "",
    brand_name: user.company_name,
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
    channels: offeredChannels(user.system_flags).filter((channel) => channel === "careers_page"),
    closing_date_time: null,
    anonymised: isBegunAnonymised(user.ats_settings.anonymize_appl_data_settings),
  };
}

/** What of a job its form writes; a salary's currency that is not offered is kept as it is. */
export const valuesOf = (job: JobDetails): JobInput =>
  Object.fromEntries(
    Object.keys(jobInput.shape).map((name) => [name, job[name as keyof JobDetails]]),
  ) as JobInput;

export const isSame = (a: JobInput, b: JobInput): boolean =>
  JSON.stringify(valuesOf(a as never)) === JSON.stringify(valuesOf(b as never));
