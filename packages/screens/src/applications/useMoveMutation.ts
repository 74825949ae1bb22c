import type { Application, ApplicationDetails } from "@ats/core/applications/application";
import {
  getApplication,
  listActivity,
  listApplications,
  updateApplicationStatus,
} from "@ats/core/applications/contract";
import type { Stage } from "@ats/core/applications/stage";
import { getCandidate } from "@ats/core/candidates/details-contract";
import type { ApiError } from "@ats/core/contract/client";
import type { Input, Output } from "@ats/core/contract/endpoint";
import { getJob } from "@ats/core/jobs/contract";
import type { Job } from "@ats/core/jobs/job";
import { listJobs } from "@ats/core/jobs/list-contract";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import type { OwnChanges } from "../notifications/own-changes.ts";
import { applicantNames } from "./applicant-names.ts";
import { showRefusedToast } from "./refused-toast.ts";
import {
  type ApplicationPage,
  type Change,
  changesOf,
  type Move,
  patchCounts,
  patchPage,
  reversed,
  undoMoves,
} from "./status-patches.ts";
import { stageName } from "./status-texts.ts";
import { applicationsTexts } from "./texts.ts";

/** Applies changes of one job's applications to every cached list, details and count. */
function applyChanges(queries: QueryClient, changes: readonly Change[]): void {
  const jobId = changes[0]?.before.job_id;
  for (const [key, page] of queries.getQueriesData<ApplicationPage>({
    queryKey: keyOf(listApplications),
  })) {
    const { params, query = {} } = key[2] as Input<typeof listApplications>;
    if (page && params.id === jobId) queries.setQueryData(key, patchPage(page, query, changes));
  }
  for (const { after } of changes)
    queries.setQueryData<ApplicationDetails>(
      keyOf(getApplication, { params: { id: after.id } }),
      (details) =>
        details && {
          ...details,
          status: after.status,
          node_id: after.node_id,
          node_name: after.node_name,
          status_reason: after.status_reason,
          status_date_time: after.status_date_time,
          version: after.version,
        },
    );
  const patchJob = <Shown extends Job>(job: Shown): Shown =>
    job.id === jobId ? { ...job, counts: patchCounts(job.counts, changes) } : job;
  queries.setQueriesData<Job>({ queryKey: keyOf(getJob) }, (job) => job && patchJob(job));
  queries.setQueriesData<Output<typeof listJobs>>(
    { queryKey: keyOf(listJobs) },
    (page) => page && { ...page, records: page.records.map(patchJob) },
  );
}

const refreshedKeys = [
  listApplications,
  getApplication,
  getCandidate,
  listActivity,
  getJob,
  listJobs,
].map((endpoint) => keyOf(endpoint));

const notMovedTitle = (say: Say, applications: readonly Application[], to: Stage) =>
  say(applicationsTexts.notMoved, {
    count: applications.length,
    applicants: applicantNames(say, applications),
    stage: stageName(say, to),
  });

interface Pending {
  changes: Change[];
  finish: ReturnType<OwnChanges["begin"]>;
}

const isAmong = (records: readonly { id: number }[], { id }: { id: number }) =>
  records.some((record) => record.id === id);

const mutationKey = ["move-applications"] as const;

/**
 * Moves applications of one job: shown at once wherever they are listed, reverted with a toast
 * where the server refuses.
 */
export function useMoveMutation() {
  const say = useTexts();
  const { client, ownChanges } = useAts();
  const queries = useQueryClient();
  const mutation = useMutation<Output<typeof updateApplicationStatus>, ApiError, Move, Pending>({
    mutationKey,
    // One at a time: each names the version that the previous one made.
    scope: { id: mutationKey[0] },
    mutationFn: ({ applications, to, reason, stage_message, cancel_interviews, isUndo }) =>
      client.call(updateApplicationStatus, {
        body: {
          ids: applications.map(({ id }) => id),
          versions: applications.map(({ version }) => version),
          status: to.status,
          node_id: to.node_id ?? undefined,
          reason,
          stage_message,
          cancel_interviews,
          undo: isUndo,
        },
      }),
    onMutate: async (move) => {
      const changes = changesOf(move, new Date().toISOString());
      await Promise.all(refreshedKeys.map((queryKey) => queries.cancelQueries({ queryKey })));
      applyChanges(queries, changes);
      return { changes, finish: ownChanges.begin() };
    },
    onSuccess: ({ records, messages }, { to, isUndo, onReturn }, { changes, finish }) => {
      const moved = records.filter(({ updated }) => updated);
      const back = isUndo
        ? undefined
        : undoMoves(changes.filter(({ after }) => isAmong(moved, after)));
      const shown = import("./move-toasts.ts").then(({ showMovedToasts }) =>
        showMovedToasts(say, { client, queries }, moved, messages),
      );
      const undo = () => {
        back?.forEach((move) => mutation.mutate(move));
        void shown.then((close) => close());
        onReturn?.(true);
      };
      finish(moved, back && undo);
      const refused = records.filter(({ updated }) => !updated);
      if (refused.length === 0) return;
      onReturn?.(false);
      const unmoved = changes.filter(({ after }) => isAmong(refused, after));
      applyChanges(queries, unmoved.map(reversed));
      showRefusedToast(
        say,
        notMovedTitle(
          say,
          unmoved.map(({ before }) => before),
          to,
        ),
        refused,
      );
    },
    onError: ({ message }, { applications, to, onReturn }, pending) => {
      pending?.finish();
      onReturn?.(false);
      applyChanges(queries, pending?.changes.map(reversed) ?? []);
      showToast({
        tone: "critical",
        title: notMovedTitle(say, applications, to),
        description: message,
        timeout: null,
      });
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) > 1) return;
      for (const queryKey of refreshedKeys) void queries.invalidateQueries({ queryKey });
      // The stage's automatic messages.
      void queries.invalidateQueries({ predicate: ({ meta }) => Boolean(meta?.messagesOf) });
    },
  });
  return mutation;
}
