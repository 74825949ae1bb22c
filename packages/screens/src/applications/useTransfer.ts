import type { Application } from "@ats/core/applications/application";
import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { transferApplications } from "@ats/core/applications/transfer-contract";
import type { Input } from "@ats/core/contract/endpoint";
import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import { applicantNames } from "./applicant-names.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { showStoppedToasts } from "./move-toasts.ts";
import { showRefusedToast } from "./refused-toast.ts";

const refreshedKeys = [listApplications, getApplication, listActivity, getJob, listJobs].map(
  (endpoint) => keyOf(endpoint),
);

type Body = NonNullable<Input<typeof transferApplications>["body"]>;
type Seen = Pick<Application, "id" | "version">;

/** Transfers applications to another job, reports the results, and offers Undo. */
export function useTransfer() {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  return useCallback(
    (applications: readonly Application[], jobId: number, cancel_interviews: boolean) => {
      const send = async (
        seen: readonly Seen[],
        to: Pick<Body, "job_id" | "cancel_interviews" | "undo">,
      ) => {
        const ids = seen.map(({ id }) => id);
        const versions = seen.map(({ version }) => version);
        const body = { ids, versions, ...to };
        const { records } = await client.call(transferApplications, { body });
        for (const queryKey of refreshedKeys) void queries.invalidateQueries({ queryKey });
        const refused = records.filter(({ updated }) => !updated);
        if (refused.length > 0)
          showRefusedToast(
            say,
            say(dialogTexts.notTransferred, { applicants: applicantNames(say, refused) }),
            refused,
          );
        return records;
      };
      const fail = (error: Error) =>
        showToast({
          tone: "critical",
          title: say(dialogTexts.notTransferred, { applicants: applicantNames(say, applications) }),
          description: error.message,
          timeout: null,
        });
      void send(applications, { job_id: jobId, cancel_interviews })
        .then((records) => {
          const moved = records.filter(({ updated }) => updated);
          if (moved.length === 0) return;
          showStoppedToasts(say, moved);
          const back = Map.groupBy(moved, ({ previous_job_id }) => previous_job_id);
          showToast({
            tone: "positive",
            title: say(dialogTexts.transferred, { applicants: applicantNames(say, moved) }),
            onUndo: () => {
              for (const [job_id, group] of back)
                void send(group, { job_id, cancel_interviews: false, undo: true }).catch(fail);
              showStoppedToasts(say, moved, true);
            },
          });
        })
        .catch(fail);
    },
    [client, queries, say],
  );
}
