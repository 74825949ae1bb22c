import { approvalProcess } from "@ats/core/flags/flags";
import type { Channel } from "@ats/core/jobs/channel";
import { duplicateJob } from "@ats/core/jobs/contract";
import { type Job, type JobStatus, jobStatuses } from "@ats/core/jobs/job";
import { listJobs } from "@ats/core/jobs/list-contract";
import { mayEditJob, mayMoveJob } from "@ats/core/jobs/status";
import { to } from "@ats/core/navigation/routes";
import type { MenuItem, MenuSection } from "@ats/ui/Menu";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { actions } from "../../app/action-texts.ts";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { jobApprovalPath } from "../../approvals/approval-path.ts";
import { useFlag } from "../../flags/useFlag.ts";
import { useActor, useCan, useCanUse, useShows, useUser } from "../../session/session.tsx";
import { jobPageTexts } from "../job-page/texts.ts";
import { jobVerb } from "../job-verbs.ts";
import { useChannels } from "../useChannels.ts";
import type { JobOffer } from "./JobOfferDialog.tsx";
import { jobListTexts } from "./texts.ts";

const JobOfferDialog = lazy(() => import("./JobOfferDialog.tsx"));
const JobReleasesDrawer = lazy(() => import("../../agencies/releases/JobReleasesDrawer.tsx"));
const JobStatusDialog = lazy(() => import("./JobStatusDialog.tsx"));

export function useJobActions(onDone: () => void) {
  const say = useTexts();
  const { navigate } = useAts();
  const queries = useQueryClient();
  const { ats_settings } = useUser();
  const actor = useActor();
  const approvals = useFlag(approvalProcess);
  const mayWrite = useCan("UPDATE_JOBS");
  const mayPublish = useCan("PUBLISH_JOBS");
  // The form shows the salary, and a copy opens in it.
  const opensForm = useShows("salary") && mayWrite;
  const maySeeAgencies = useCanUse("agencies");
  const channels = useChannels();
  const [change, setChange] = useState<{ jobs: readonly Job[]; status: JobStatus }>();
  const [releasing, setReleasing] = useState<Job>();
  const [offered, setOffered] = useState<{ jobs: readonly Job[]; offer: JobOffer }>();
  const duplicate = useCall(duplicateJob, {
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: keyOf(listJobs) });
      navigate(to.jobEdit({ id }));
    },
    onError: ({ message }) =>
      showToast({ tone: "critical", title: say(jobListTexts.notDuplicated), description: message }),
  });
  const mayMove = (job: Job, next: JobStatus) => mayMoveJob(actor, job, next, { approvals });

  // A waiting job is decided about where its request is read.
  const isReviewed = (job: Job) => approvals && job.status === "PENDING_APPROVAL";

  const rowMenu = (job: Job): (MenuItem | MenuSection)[] => [
    {
      items: [
        ...(opensForm && mayEditJob(actor, job)
          ? [{ id: "edit", label: say(actions.edit), href: to.jobEdit({ id: job.id }) }]
          : []),
        ...(opensForm
          ? [
              {
                id: "duplicate",
                label: say(jobListTexts.duplicate),
                onAction: () => duplicate.mutate({ params: { id: job.id } }),
              },
            ]
          : []),
        ...(maySeeAgencies
          ? [
              {
                id: "agencies",
                label: say(jobPageTexts.agencies),
                onAction: () => setReleasing(job),
              },
            ]
          : []),
      ],
    },
    {
      items: [
        ...(isReviewed(job)
          ? [
              {
                id: "approval",
                label: say(jobPageTexts.approval),
                href: jobApprovalPath(job.id),
              },
            ]
          : []),
        ...jobStatuses
          .filter((next) => mayMove(job, next) && !(isReviewed(job) && next === "ACTIVE"))
          .map((next) => ({
            id: next,
            label: say(jobVerb(next, job.status)),
            onAction: () => setChange({ jobs: [job], status: next }),
          })),
      ],
    },
  ];

  const dialog = (
    <Suspense>
      {change && (
        <JobStatusDialog
          {...change}
          approvals={approvals}
          onClose={() => setChange(undefined)}
          onDone={onDone}
        />
      )}
      {releasing && <JobReleasesDrawer job={releasing} onClose={() => setReleasing(undefined)} />}
      {offered && (
        <JobOfferDialog {...offered} onClose={() => setOffered(undefined)} onDone={onDone} />
      )}
    </Suspense>
  );
  return {
    ...(mayWrite && { rowMenu }),
    ...(mayPublish && {
      onBulk: {
        ...(opensForm && {
          duplicate: ({ id }: Job) => duplicate.mutate({ params: { id } }),
        }),
        move: (jobs: readonly Job[], status: JobStatus) => setChange({ jobs, status }),
        channels,
        advertise: (jobs: readonly Job[], channel: Channel, isOn: boolean) =>
          setOffered({ jobs, offer: { channel, isOn } }),
        ...(ats_settings.agency_enabled && {
          release: (jobs: readonly Job[], isOn: boolean) => setOffered({ jobs, offer: { isOn } }),
        }),
      },
    }),
    dialog,
  };
}
export type JobActions = ReturnType<typeof useJobActions>;
