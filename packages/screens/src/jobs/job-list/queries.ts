import { listJobs } from "@ats/core/jobs/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../../app/endpoint.ts";
import { type ListState, pageOf, termsOf } from "../../lists/list-state.ts";
import type { JobListSearch } from "./state.ts";

/** The call that reads the jobs of a list's state. */
export const jobsOf = (state: ListState<JobListSearch>) =>
  [
    listJobs,
    { query: { ...pageOf(state), s: termsOf(state.search), filter: state.filter } },
  ] as const;

export const useJobs = (state: ListState<JobListSearch>) =>
  useEndpoint(...jobsOf(state), { placeholderData: keepPreviousData });
