import { type Channel, channels } from "@ats/core/jobs/channel";
import type { Job } from "@ats/core/jobs/job";
import { advertisingProblem, releaseProblem } from "@ats/core/jobs/release-rules";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Text } from "@ats/ui/Text";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { jobCount } from "../job-verbs.ts";
import { advertiseJobs, releaseJobs } from "./bulk-changes.ts";

/** Offers jobs to agencies or on a channel, or withdraws the offer. */
export interface JobOffer {
  channel?: Channel;
  isOn: boolean;
}

interface JobOfferDialogProps {
  jobs: readonly Job[];
  offer: JobOffer;
  onDone(): void;
  onClose(): void;
}

/** Confirms offering jobs, or withdrawing the offer, and lists the jobs that do not change. */
export default function JobOfferDialog({ jobs, offer, onDone, onClose }: JobOfferDialogProps) {
  const { channel, isOn } = offer;
  const page = { client: useAts().client, queries: useQueryClient() };
  const form = useId();
  const [isPending, setPending] = useState(false);
  const whyNot = (job: Job) =>
    channel ? advertisingProblem(job, channel, isOn) : releaseProblem(job, isOn);
  const changing = jobs.filter((job) => !whyNot(job));
  const staying = jobs.filter(whyNot);
  const submit = async () => {
    if (isPending || changing.length === 0) return;
    setPending(true);
    const change = { jobs: changing, isOn, onDone };
    await (channel ? advertiseJobs(page, channel, change) : releaseJobs(page, change));
    onClose();
  };
  const verb = verbOf(offer);
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${verb}: ${jobCount(jobs.length)}`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isDisabled={changing.length === 0}
            isPending={isPending}
          >
            {`${verb}: ${jobCount(changing.length)}`}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => void submit()}>
        {changing.length > 0 && <Text>{effect(offer, changing)}</Text>}
        {staying.length > 0 && (
          <Banner tone="info" title={`${jobCount(staying.length)} will not change`}>
            {staying
              .slice(0, 5)
              .map((job) => `${job.title}: ${whyNot(job)}`)
              .join(" ")}
            {staying.length > 5 && ` And ${staying.length - 5} more.`}
          </Banner>
        )}
      </Form>
    </Dialog>
  );
}

function verbOf({ channel, isOn }: JobOffer): string {
  if (channel) return `${isOn ? "Advertise on" : "Remove from"} ${channels[channel].label}`;
  return isOn ? "Release to agencies" : "Withdraw from agencies";
}

function effect({ channel, isOn }: JobOffer, changing: readonly Job[]): string {
  const subject = changing.length === 1 ? "It" : jobCount(changing.length);
  if (!channel)
    return isOn
      ? `${subject} will be open to your company’s agencies.`
      : `${subject} will be closed to your company’s agencies. Applications stay as they are.`;
  if (!isOn) return `${subject} will no longer be listed there. Applications stay as they are.`;
  const later = changing.filter(({ status }) => status !== "ACTIVE").length;
  const seen = `${subject} will be seen by: ${channels[channel].reach}.`;
  return later === 0 ? seen : `${seen} ${jobCount(later)} of these only once active.`;
}
