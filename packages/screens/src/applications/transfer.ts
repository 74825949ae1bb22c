import type { Application } from "@ats/core/applications/application";
import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { transferApplications } from "@ats/core/applications/transfer-contract";
import { getJob, listJobs } from "@ats/core/jobs/contract";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import { sayLeft } from "./say-left.ts";
import { whoOf } from "./who.ts";

const touched = [listApplications, getApplication, listActivity, getJob, listJobs].map((endpoint) =>
  keyOf(endpoint),
);

/** Takes applications to another job, says what came of each, and offers the way back. */
export function useTransfer() {
  const { client } = useAts();
  const queries = useQueryClient();
  return useCallback(
    (applications: readonly Application[], jobId: number, cancel_interviews: boolean) => {
      const send = async (ids: number[], job_id: number, cancel_interviews: boolean) => {
        const body = { ids, job_id, cancel_interviews };
        const { records } = await client.call(transferApplications, { body });
        for (const queryKey of touched) void queries.invalidateQueries({ queryKey });
        return records;
      };
      const fail = (error: Error) =>
        showToast({
          tone: "critical",
          title: `${whoOf(applications)} could not be transferred`,
          description: error.message,
          timeout: null,
        });
      const ids = applications.map(({ id }) => id);
      void send(ids, jobId, cancel_interviews)
        .then((records) => {
          const refused = records.filter(({ updated }) => !updated);
          const moved = records.filter(({ updated }) => updated);
          if (refused.length > 0)
            showToast({
              tone: "critical",
              title: `${whoOf(refused)} could not be transferred`,
              description: refused
                .map(({ applicant_name, message }) => `${applicant_name}: ${message}`)
                .join(" "),
              timeout: null,
            });
          if (moved.length === 0) return;
          sayLeft(moved);
          const back = Map.groupBy(moved, ({ previous_job_id }) => previous_job_id);
          showToast({
            tone: "positive",
            title: `${whoOf(moved)} transferred`,
            onUndo: () => {
              for (const [job, group] of back)
                void send(
                  group.map(({ id }) => id),
                  job,
                  false,
                ).catch(fail);
              sayLeft(moved, true);
            },
          });
        })
        .catch(fail);
    },
    [client, queries],
  );
}
