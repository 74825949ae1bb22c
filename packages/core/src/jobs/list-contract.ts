import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { conditionSearch } from "../lists/conditions.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { attentionNames } from "./attention.ts";
import { listedJobSchema } from "./job.ts";

/** Search fields of jobs. Specification §3. */
export const jobSearchFields = [
  "title",
  "location",
  "source",
  "choose_benefits",
  "recruiter_first_name",
  "recruiter_last_name",
  "recruiter_email",
  "hiring_manager_first_name",
  "hiring_manager_last_name",
  "hiring_manager_email",
  "dept",
  "job_type",
  "status",
  "job_number",
] as const;

/** Search fields of jobs whose values a filter offers. */
export const jobValueFields = [
  "location",
  "source",
  "choose_benefits",
  "recruiter_email",
  "hiring_manager_email",
  "dept",
  "job_type",
] as const;

/** Times of jobs that a list is filtered by. */
export const jobTimes = ["created_date_time", "published_date_time", "closing_date_time"] as const;

/** Numbers of jobs that a list is filtered by. Salaries are in minor units. */
export const jobFigures = ["salary", "openings", "applications"] as const;

export const jobSortColumns = [
  "job_number",
  "title",
  "location",
  "status",
  "created_date_time",
  "published_date_time",
  "closing_date_time",
] as const;

export const listJobs = endpoint({
  method: "GET",
  path: "/api/jobs",
  summary: "Lists the company's jobs, one page",
  access: "VIEW_JOBS",
  findsNoApplicants: true,
  query: pageQuery(jobSortColumns, { sc: "job_number", so: "desc" }).extend({
    ...conditionSearch({
      text: jobSearchFields,
      time: jobTimes,
      number: jobFigures,
      hasCustom: true,
    }).shape,
    filter: z.enum(["active", "filled", "draft", "my", "all"]).default("active"),
    /** Jobs that need attention for this reason, or for any. */
    attention: z.enum(["any", ...attentionNames]).optional(),
  }),
  response: pageOf(listedJobSchema),
});
