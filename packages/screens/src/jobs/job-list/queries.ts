import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ListState } from "../../lists/list-state.ts";
import { type JobListSearch, jobsOf } from "./state.ts";

export const useJobs = (state: ListState<JobListSearch>) =>
  useEndpoint(...jobsOf(state), { placeholderData: keepPreviousData });
