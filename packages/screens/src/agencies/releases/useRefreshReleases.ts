import { getJobReleases } from "@ats/core/agencies/release-contract";
import { listJobActivity } from "@ats/core/jobs/activity-contract";
import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../../app/query.ts";

/** Reads again what shows to whom a job is released. */
export function useRefreshReleases() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [getJobReleases, getJob, listJobs, listJobActivity].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    [queries],
  );
}
