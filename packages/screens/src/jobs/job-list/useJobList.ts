import type { SearchOf } from "../../app/useSearch.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { useJobs } from "./queries.ts";
import { type JobListSearch, jobListOptions } from "./state.ts";

/** The state of the list of jobs, and the page of jobs that it shows. */
export function useJobList(address: SearchOf<JobListSearch>) {
  const { state, update } = useListState(jobListOptions, address);
  const list = useJobs(state);
  useLastPage(state, list.data?.total, update);
  return { state, update, list };
}
