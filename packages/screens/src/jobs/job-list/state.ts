import { jobSortColumns, listJobs } from "@ats/core/jobs/contract";
import { type JobFilter, jobFilters } from "@ats/core/jobs/job";
import { z } from "zod";
import {
  type ListOptions,
  type ListState,
  listSearch,
  pageOf,
  termsOf,
} from "../../lists/list-state.ts";

export const jobListSearch = listSearch(
  z.enum(Object.keys(jobFilters) as JobFilter[]),
  jobSortColumns,
);
export type JobListSearch = z.output<typeof jobListSearch>;

/** Jobs start as active ones, by job number descending. Specification §9. */
export const jobListOptions: ListOptions<JobListSearch> = {
  list: "jobs",
  search: jobListSearch,
  defaults: { filter: "active", sc: "job_number", so: "desc" },
};

/** The call that reads the jobs of a list's state. */
export const jobsOf = (state: ListState<JobListSearch>) =>
  [
    listJobs,
    { query: { ...pageOf(state), s: termsOf(state.search), filter: state.filter } },
  ] as const;
