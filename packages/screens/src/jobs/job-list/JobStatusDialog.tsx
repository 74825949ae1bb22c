import { returnsToAuthor } from "@ats/core/jobs/approval";
import { getJob } from "@ats/core/jobs/contract";
import type { Channel } from "@ats/core/jobs/channel";
import type { Job, JobStatus } from "@ats/core/jobs/job";
import { jobMoveProblem } from "@ats/core/jobs/job-move-problem";
import { listJobs } from "@ats/core/jobs/list-contract";
import { closeReasons } from "@ats/core/jobs/status";
import type { JobChange } from "@ats/core/jobs/status-contract";
import { undoJobStatus, updateJobStatus } from "@ats/core/jobs/status-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";
import { actions } from "../../app/action-texts.ts";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useActor } from "../../session/session.tsx";
import { jobVerb } from "../job-verbs.ts";
import { jobStatusTexts } from "../label-texts.ts";
import { useChannels } from "../useChannels.ts";
import { reasonsOf } from "./bulk-changes.ts";
import {
  jobDialogTexts,
  jobStatusDialogTexts,
  openingsTexts,
  openingTexts,
} from "./dialog-texts.ts";
import { StayingJobs } from "./StayingJobs.tsx";

const ApprovalChanges = lazy(() => import("../ApprovalChanges.tsx"));

interface JobStatusDialogProps {
  jobs: readonly Job[];
  status: JobStatus;
  /** True if publishing needs approval. */
  approvals: boolean;
  onDone(): void;
  onClose(): void;
}

/** Confirms a change of status, asks for a close reason, and shows the result for each job. */
export default function JobStatusDialog(props: JobStatusDialogProps) {
  const { jobs, status, approvals, onDone, onClose } = props;
  const say = useTexts();
  const actor = useActor();
  const reasonOf = (job: Job) => jobMoveProblem(actor, job, status, { approvals });
  const offered = useChannels();
  const form = useId();
  const [reason, setReason] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const reasons = closeReasons[status];
  const moving = jobs.filter((job) => !reasonOf(job));
  const isSentBack = moving.some((job) => returnsToAuthor(actor, job, status));
  const undo = useUndo();
  const change = useCall(updateJobStatus, {
    onSuccess: ({ records }) => {
      const updated = records.filter((record) => record.updated);
      undo.refresh();
      if (updated.length > 0) {
        onDone();
        const [only] = updated.length === 1 ? updated : [];
        const isApproval = approvals && status === "ACTIVE" && wasWaiting(jobs, updated);
        showToast({
          tone: "positive",
          title: only?.message ?? saidOf(say, updated, status),
          // An approval stays on record.
          ...(!isApproval && { onUndo: () => undo.takeBack(updated) }),
        });
      }
      if (updated.length === records.length) onClose();
    },
  });
  const refused = change.data?.records.filter(({ updated }) => !updated);
  const submit = () => {
    if ((reasons || isSentBack) && !reason?.trim()) return setMissing(true);
    if (change.isPending || moving.length === 0) return;
    change.mutate({
      body: {
        jobs: moving.map(({ id, version }) => ({ id, version })),
        status,
        ...(reason && { reason }),
      },
    });
  };
  const [only] = jobs.length === 1 ? jobs : [];
  const verb = say(jobVerb(status, only?.status));
  const verbOfJobs = (count: number) => say(jobDialogTexts.verbOfJobs, { verb, count });
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        only ? say(jobDialogTexts.verbOfJob, { verb, title: only.title }) : verbOfJobs(jobs.length)
      }
      footer={
        refused ? (
          <Button onPress={onClose}>{say(words.close)}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{say(words.cancel)}</Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              isDisabled={moving.length === 0}
              isPending={change.isPending}
            >
              {only ? verb : verbOfJobs(moving.length)}
            </Button>
          </>
        )
      }
    >
      {refused ? (
        <Refused records={refused} />
      ) : (
        <Form id={form} onSubmit={submit}>
          {change.error && <Banner tone="critical">{change.error.message}</Banner>}
          {moving.length > 0 && <Text>{effect(say, status, moving, offered)}</Text>}
          {only?.status === "PENDING_APPROVAL" && status === "ACTIVE" && (
            <Suspense>
              <ApprovalChanges id={only.id} />
            </Suspense>
          )}
          <StayingJobs jobs={jobs.filter(reasonOf)} reasonOf={reasonOf} />
          {reasons && (
            <RadioGroup
              label={say(jobStatusDialogTexts.reason)}
              options={reasons.map((text) => ({ id: text, label: text }))}
              value={reason ?? null}
              onChange={(text) => {
                setReason(text);
                setMissing(false);
              }}
              {...(isMissing && {
                errorMessage: say(jobStatusDialogTexts.reasonMissing),
              })}
            />
          )}
          {isSentBack && (
            <TextArea
              label={say(jobStatusDialogTexts.change)}
              description={say(jobStatusDialogTexts.changeHint)}
              isRequired
              maxLength={1000}
              value={reason ?? ""}
              onChange={(text) => {
                setReason(text);
                setMissing(false);
              }}
              {...(isMissing && { errorMessage: say(jobStatusDialogTexts.changeMissing) })}
            />
          )}
        </Form>
      )}
    </Dialog>
  );
}

const wasWaiting = (jobs: readonly Job[], updated: readonly JobChange[]) =>
  jobs.some(
    ({ id, status }) => status === "PENDING_APPROVAL" && updated.some((record) => record.id === id),
  );

function Refused({ records }: { records: readonly JobChange[] }) {
  const say = useTexts();
  return (
    <Stack>
      <Banner tone="warning" title={say(jobDialogTexts.stayed, { count: records.length })} />
      <Stack as="ul" gap="xs">
        {records.map((record) => (
          <li key={record.id}>
            <Text>{reasonsOf(say, [record])}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const statusInSentence = (say: Say, status: JobStatus) =>
  say(jobStatusTexts[status]).toLocaleLowerCase(say.locale);

function saidOf(say: Say, updated: readonly JobChange[], to: JobStatus): string {
  const status = statusInSentence(say, to);
  const [only] = updated.length === 1 ? updated : [];
  return only
    ? say(jobStatusDialogTexts.jobIs, { title: only.title, status })
    : say(jobStatusDialogTexts.jobsAre, { count: updated.length, status });
}

const openStages = ["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING"] as const;

function effect(
  say: Say,
  status: JobStatus,
  moving: readonly Job[],
  offered: readonly Channel[],
): string {
  const { willClose, noneOpen, respond, willHold, willArchive, willBe } = jobStatusDialogTexts;
  const count = moving.length;
  const open = moving
    .flatMap(({ counts }) => openStages.map((stage) => counts[stage] ?? 0))
    .reduce((sum, each) => sum + each, 0);
  if (status === "ACTIVE") return opening(say, moving, offered);
  if (status === "FILLED" || status === "WITHDRAWN")
    return `${say(willClose, { count })} ${open === 0 ? say(noneOpen) : say(respond, { count: open })}`;
  if (status === "ON_HOLD") return say(willHold, { count });
  if (status === "ARCHIVED") return say(willArchive, { count });
  return say(willBe, { count, status: statusInSentence(say, status) });
}

/** Names who will see the jobs that become active, by channel. */
function opening(say: Say, moving: readonly Job[], offered: readonly Channel[]): string {
  const reachOf = ({ channels }: Job): keyof typeof openingTexts => {
    const on = offered.filter((channel) => channels.includes(channel));
    if (on.length === 0) return "nobody";
    return on.every((channel) => channel === "internal") ? "colleagues" : "everybody";
  };
  return [...Map.groupBy(moving, reachOf)]
    .map(([reach, { length: count }]) =>
      moving.length === 1 ? say(openingTexts[reach]) : say(openingsTexts[reach], { count }),
    )
    .join(" ");
}

/** Undoes a change for the jobs that have not changed since. Quality U8. */
function useUndo() {
  const say = useTexts();
  const queries = useQueryClient();
  const refresh = () => {
    for (const endpoint of [listJobs, getJob])
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
  };
  const { mutate } = useCall(undoJobStatus, {
    onSuccess: ({ records }) => {
      refresh();
      const refused = records.filter(({ updated }) => !updated);
      showToast(
        refused.length === 0
          ? { tone: "positive", title: say(actions.undone) }
          : {
              tone: "warning",
              title: say(jobStatusDialogTexts.notUndone, { count: refused.length }),
              description: reasonsOf(say, refused),
            },
      );
    },
    onError: ({ message }) =>
      showToast({ tone: "critical", title: say(actions.notUndone), description: message }),
  });
  return {
    refresh,
    takeBack: (jobs: readonly JobChange[]) =>
      mutate({ body: { jobs: jobs.map(({ id, version }) => ({ id, version })) } }),
  };
}
