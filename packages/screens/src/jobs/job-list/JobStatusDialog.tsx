import type { Channel } from "@ats/core/jobs/channel";
import { listJobs } from "@ats/core/jobs/list-contract";
import { undoJobStatus, updateJobStatus } from "@ats/core/jobs/status-contract";
import type { JobChange } from "@ats/core/jobs/status-contract";
import { type Job, type JobStatus, jobStatusLabels } from "@ats/core/jobs/job";
import { returnsToAuthor } from "@ats/core/jobs/approval";
import { closeReasons } from "@ats/core/jobs/status";
import { jobMoveProblem } from "@ats/core/jobs/job-move-problem";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useActor } from "../../session/session.tsx";
import { useChannels } from "../useChannels.ts";
import { jobCount, jobVerb } from "../job-verbs.ts";

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
  const actor = useActor();
  const whyNot = (job: Job) => jobMoveProblem(actor, job, status, { approvals });
  const offered = useChannels();
  const form = useId();
  const [reason, setReason] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const reasons = closeReasons[status];
  const moving = jobs.filter((job) => !whyNot(job));
  const staying = jobs.filter(whyNot);
  const isSentBack = moving.some((job) => returnsToAuthor(actor, job, status));
  const undo = useUndo();
  const change = useCall(updateJobStatus, {
    onSuccess: ({ records }) => {
      const updated = records.filter((record) => record.updated);
      undo.refresh();
      if (updated.length > 0) {
        onDone();
        showToast({
          tone: "positive",
          title: saidOf(updated, status),
          action: { label: "Undo", onPress: () => undo.takeBack(updated) },
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
  const verb = jobVerb(status, jobs.length === 1 ? jobs[0]?.status : undefined);
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${verb}: ${jobs.length === 1 ? jobs[0]?.title : jobCount(jobs.length)}`}
      footer={
        refused ? (
          <Button onPress={onClose}>Close</Button>
        ) : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={form}
              variant="primary"
              isDisabled={moving.length === 0}
              isPending={change.isPending}
            >
              {jobs.length > 1 ? `${verb}: ${jobCount(moving.length)}` : verb}
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
          {moving.length > 0 && <Text>{effect(status, moving, offered)}</Text>}
          {staying.length > 0 && (
            <Banner tone="info" title={`${jobCount(staying.length)} will not change`}>
              {staying
                .slice(0, 5)
                .map((job) => `${job.title}: ${whyNot(job)}`)
                .join(" ")}
              {staying.length > 5 && ` And ${staying.length - 5} more.`}
            </Banner>
          )}
          {reasons && (
            <RadioGroup
              label="Reason for closing"
              options={reasons.map((text) => ({ id: text, label: text }))}
              value={reason ?? null}
              onChange={(text) => {
                setReason(text);
                setMissing(false);
              }}
              {...(isMissing && {
                errorMessage: "Choose a reason for closing the job.",
              })}
            />
          )}
          {isSentBack && (
            <TextArea
              label="What needs to change?"
              description="The author is notified and sees this on the form."
              isRequired
              maxLength={1000}
              value={reason ?? ""}
              onChange={(text) => {
                setReason(text);
                setMissing(false);
              }}
              {...(isMissing && { errorMessage: "Enter what needs to change." })}
            />
          )}
        </Form>
      )}
    </Dialog>
  );
}

const Refused = ({ records }: { records: readonly JobChange[] }) => (
  <Stack>
    <Banner
      tone="warning"
      title={`${jobCount(records.length)} stayed as ${records.length === 1 ? "it was" : "they were"}`}
    />
    <Stack as="ul" gap="xs">
      {records.map(({ id, title, message }) => (
        <li key={id}>
          <Text>
            {title}: {message}
          </Text>
        </li>
      ))}
    </Stack>
  </Stack>
);

const saidOf = (updated: readonly JobChange[], status: JobStatus) =>
  `${updated.length === 1 ? updated[0]?.title : jobCount(updated.length)}: ${jobStatusLabels[status].toLowerCase()}`;

function effect(status: JobStatus, moving: readonly Job[], offered: readonly Channel[]): string {
  const subject = moving.length === 1 ? "It" : jobCount(moving.length);
  const open = moving.reduce(
    (sum, { counts }) =>
      sum +
      (["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING"] as const).reduce(
        (each, stage) => each + (counts[stage] ?? 0),
        0,
      ),
    0,
  );
  if (status === "ACTIVE") return opening(moving, offered);
  if (status === "FILLED" || status === "WITHDRAWN")
    return `${subject} will stop accepting applications. ${open === 0 ? "There are no open applications." : `Respond to the ${open} open applications.`}`;
  if (status === "ON_HOLD") return `${subject} will not accept applications until resumed.`;
  if (status === "ARCHIVED") return `${subject} will appear only under All and My jobs.`;
  return `${subject} will be ${jobStatusLabels[status].toLowerCase()}.`;
}

const reaches = {
  everybody: "be public and accept applications",
  colleagues: "accept applications only from colleagues with your company’s internal link",
  nobody: "not be advertised: nobody can apply until you choose a channel",
};

/** Names who will see the jobs that become active, by channel. */
function opening(moving: readonly Job[], offered: readonly Channel[]): string {
  const reachOf = ({ channels }: Job): keyof typeof reaches => {
    const on = offered.filter((channel) => channels.includes(channel));
    if (on.length === 0) return "nobody";
    return on.every((channel) => channel === "internal") ? "colleagues" : "everybody";
  };
  return [...Map.groupBy(moving, reachOf)]
    .map(([reach, jobs]) => {
      const subject = moving.length === 1 ? "It" : jobCount(jobs.length);
      return `${subject} will ${reaches[reach]}.`;
    })
    .join(" ");
}

/** Undoes a change for the jobs that have not changed since. Quality U8. */
function useUndo() {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: keyOf(listJobs) });
  const { mutate } = useCall(undoJobStatus, {
    onSuccess: ({ records }) => {
      refresh();
      const refused = records.filter(({ updated }) => !updated);
      showToast(
        refused.length === 0
          ? { tone: "positive", title: "Undone" }
          : {
              tone: "warning",
              title: `${jobCount(refused.length)} could not be undone`,
              description: refused.map(({ title, message }) => `${title}: ${message}`).join(" "),
            },
      );
    },
    onError: ({ message }) =>
      showToast({ tone: "critical", title: "Not undone", description: message }),
  });
  return {
    refresh,
    takeBack: (jobs: readonly JobChange[]) =>
      mutate({ body: { jobs: jobs.map(({ id, version }) => ({ id, version })) } }),
  };
}
