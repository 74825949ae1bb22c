import { z } from "zod";
import { applicationStatuses } from "../applications/status.ts";
import { attentionNames } from "./attention.ts";

/** Job statuses: DRAFT to ARCHIVED, ON_HOLD beside ACTIVE. */
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

/** Filters of the jobs list, "active" by default. Specification §9. */
export const jobFilters = {
  active: "Active",
  filled: "Filled",
  draft: "Draft",
  my: "My jobs",
  all: "All",
} as const;
export type JobFilter = keyof typeof jobFilters;

/** The statuses that a filter shows; "my" and "all" show every one. */
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
  /** Applicants are anonymised to readers without VIEW_ANONYMISED. */
  anonymised: z.boolean(),
  created_date_time: z.string(),
  /** When it last opened, but for what was on hold. */
  published_date_time: z.string().nullable(),
  /** The end of a day in `time_zone`. */
  closing_date_time: z.string().nullable(),
  /** In which its company counts days. */
  time_zone: z.string(),
  /** Counts the changes: an edit names the one that it began from. */
  version: z.number().int(),
  /** Since when it has been in its status. */
  status_date_time: z.string(),
  /** Why it was filled or withdrawn. */
  close_reason: z.string().nullable(),
  channels: z.array(z.string()),
  /** Since when the company's agencies may submit candidates. */
  released_date_time: z.string().nullable(),
  /** Applications in each status. */
  counts: z.record(z.enum(applicationStatuses), z.number().int()),
});
export type Job = z.output<typeof jobSchema>;

/** A job as the list shows it. */
export const listedJobSchema = jobSchema.extend({
  /** Why it needs attention now. */
  attention: z.array(z.enum(attentionNames)),
});
export type ListedJob = z.output<typeof listedJobSchema>;
