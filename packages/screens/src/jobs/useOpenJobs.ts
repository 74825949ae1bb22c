import { spokenJob } from "@ats/core/jobs/job-name";
import { listJobs } from "@ats/core/jobs/list-contract";
import type { LoadOptions } from "@ats/ui/ComboBox";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";

/** Options of jobs that accept applications, found by title or number. */
export function useOpenJobs(): LoadOptions {
  const { client } = useAts();
  return useCallback<LoadOptions>(
    async (text, signal) => {
      const query = { filter: "active" as const, q: text, per_page: 50 };
      const { records } = await client.call(listJobs, { query, signal });
      return records.map(({ id, title, job_number, location }) => ({
        id: String(id),
        label: spokenJob({ title, job_number }),
        description: location,
      }));
    },
    [client],
  );
}
