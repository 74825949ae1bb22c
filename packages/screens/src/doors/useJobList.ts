import { type SearchProps, useSearch } from "../app/useSearch.ts";
import { jobListSearch, type JobListSearch } from "../jobs/job-list/state.ts";
import { useJobList as useList } from "../jobs/job-list/useJobList.ts";

/** State and data of the list of jobs, for a view of the host's own. */
export const useJobList = (props?: SearchProps<JobListSearch>) =>
  useList(useSearch(jobListSearch, props));
