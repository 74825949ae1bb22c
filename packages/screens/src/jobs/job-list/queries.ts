import { listJobs } from "@ats/core/jobs/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../../app/endpoint.ts";
import { type ListOptions, type ListState, pageOf, termsOf } from "../../lists/list-state.ts";
import { type JobListSearch, jobListSearch } from "./route.ts";

/** Jobs start as active ones, by job number descending. Specification §9. */
export const jobListOptions: ListOptions<JobListSearch> = {
  list: "jobs",
  search: jobListSearch,
  defaults: { filter: "active", sc: "job_number", so: "desc" },
};

export const useJobs = (state: ListState<JobListSearch>) =>
  useEndpoint(
    listJobs,
    { query: { ...pageOf(state), s: termsOf(state.search), filter: state.filter } },
    { placeholderData: keepPreviousData },
  );
