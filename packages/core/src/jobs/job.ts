import { z } from "zod";
import { applicationStatuses } from "../applications/status.ts";
import { attentionNames } from "./attention.ts";

/** Job statuses in order; ON_HOLD is an alternative to ACTIVE. */
export const jobStatuses = [
  "DRAFT",
  "PENDING_APPROVAL",
  "ACTIVE",
  "ON_HOLD",
  "FILLED",
  "WITHDRAWN",
  "ARCHIVED",
] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const jobStatusLabels: Record<JobStatus, string> = {
  DRAFT: "Draft",
  PENDING_APPROVAL: "Pending approval",
  ACTIVE: "Active",
  ON_HOLD: "On hold",
  FILLED: "Filled",
  WITHDRAWN: "Withdrawn",
  ARCHIVED: "Archived",
};

/** Filters of the job list, "active" by default. Specification §9. */
export const jobFilters = {
  active: "Active",
  filled: "Filled",
  draft: "Draft",
  my: "My jobs",
  all: "All",
} as const;
export type JobFilter = keyof typeof jobFilters;

/** Statuses shown by each filter; "my" and "all" show every status. */
export const jobStatusesOf: Record<JobFilter, readonly JobStatus[]> = {
  active: ["ACTIVE", "ON_HOLD"],
  filled: ["FILLED"],
  draft: ["DRAFT", "PENDING_APPROVAL"],
  my: jobStatuses,
  all: jobStatuses,
};

export const personSchema = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});

export const jobSchema = z.object({
  id: z.number().int(),
  job_number: z.number().int(),
  title: z.string(),
  status: z.enum(jobStatuses),
  location: z.string(),
  postal_code: z.string(),
  dept: z.string(),
  job_type: z.string(),
  source: z.string(),
  choose_benefits: z.array(z.string()),
  /** Salary band in minor units of `currency`. */
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  currency: z.string(),
  openings: z.number().int(),
  brand_info: z.object({ name: z.string() }),
  recruiter_details: personSchema,
  hiring_manager_details: personSchema,
  hiring_manager_id: z.number().int(),
  created_by: z.number().int().nullable(),
  /** The user who sent it for approval last, or changed its salary or headcount while it waited. */
  approval_requested_by: z.number().int().nullable(),
  /** True when salary or headcount differ from what was approved. */
  needs_approval: z.boolean(),
  /** True when applicants are anonymised for readers without VIEW_ANONYMISED. */
  anonymised: z.boolean(),
  created_date_time: z.string(),
  /** When it last opened, not counting a return from on hold. */
  published_date_time: z.string().nullable(),
  /** The end of a day in `time_zone`. */
  closing_date_time: z.string().nullable(),
  /** Time zone in which the company counts days. */
  time_zone: z.string(),
  /** Incremented by each change; an edit names the version it started from. */
  version: z.number().int(),
  /** When it entered its status. */
  status_date_time: z.string(),
  /** Reason why it was filled or withdrawn. */
  close_reason: z.string().nullable(),
  channels: z.array(z.string()),
  /** When it was released to the company's agencies. */
  released_date_time: z.string().nullable(),
  /** Number of applications in each status. */
  counts: z.record(z.enum(applicationStatuses), z.number().int()),
});
export type Job = z.output<typeof jobSchema>;

export const listedJobSchema = jobSchema.extend({
  /** Reasons why it needs attention now. */
  attention: z.array(z.enum(attentionNames)),
});
export type ListedJob = z.output<typeof listedJobSchema>;
