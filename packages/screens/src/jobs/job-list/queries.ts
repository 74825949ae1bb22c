import type { Job } from "@ats/core/jobs/job";
import { countUnviewedOfJobs } from "@ats/core/jobs/release-contract";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ListState } from "../../lists/list-state.ts";
import { type JobListSearch, jobsOf } from "./state.ts";

export const useJobs = (state: ListState<JobListSearch>) =>
  useEndpoint(...jobsOf(state), { placeholderData: keepPreviousData });

/** Counts the user's unviewed applications once the jobs have loaded. */
export function useUnviewed(jobs: readonly Job[] | undefined): ReadonlyMap<number, number> {
  const id = jobs?.map((job) => job.id) ?? [];
  const { data } = useEndpoint(
    countUnviewedOfJobs,
    { query: { id } },
    { enabled: id.length > 0, placeholderData: keepPreviousData },
  );
  return useMemo(() => new Map(data?.records.map((job) => [job.id, job.count])), [data]);
}
