import { jobSortColumns } from "@ats/core/jobs/contract";
import { type JobFilter, jobFilters } from "@ats/core/jobs/job";
import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { listSearch } from "../../lists/list-state.ts";

export const jobListSearch = listSearch(
  z.enum(Object.keys(jobFilters) as JobFilter[]),
  jobSortColumns,
);
export type JobListSearch = z.output<typeof jobListSearch>;

export const jobListRoute = screen({
  name: "jobList",
  title: "Jobs",
  right: "VIEW_JOBS",
  search: jobListSearch,
  load: async () => (await import("./JobList.tsx")).JobList,
});
