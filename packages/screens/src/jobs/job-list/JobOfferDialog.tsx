import type { Channel } from "@ats/core/jobs/channel";
import type { Job } from "@ats/core/jobs/job";
import { advertisingProblem, releaseProblem } from "@ats/core/jobs/release-rules";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { channelTexts, reachTexts } from "../label-texts.ts";
import { advertiseJobs, releaseJobs } from "./bulk-changes.ts";
import { jobDialogTexts } from "./dialog-texts.ts";
import { StayingJobs } from "./StayingJobs.tsx";

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
  const say = useTexts();
  const { channel, isOn } = offer;
  const page = { client: useAts().client, queries: useQueryClient(), say };
  const form = useId();
  const [isPending, setPending] = useState(false);
  const reasonOf = (job: Job) =>
    channel ? advertisingProblem(job, channel, isOn) : releaseProblem(job, isOn);
  const changing = jobs.filter((job) => !reasonOf(job));
  const submit = async () => {
    if (isPending || changing.length === 0) return;
    setPending(true);
    const change = { jobs: changing, isOn, onDone };
    await (channel ? advertiseJobs(page, channel, change) : releaseJobs(page, change));
    onClose();
  };
  const verb = verbOf(say, offer);
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(jobDialogTexts.verbOfJobs, { verb, count: jobs.length })}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isDisabled={changing.length === 0}
            isPending={isPending}
          >
            {say(jobDialogTexts.verbOfJobs, { verb, count: changing.length })}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => void submit()}>
        {changing.length > 0 && <Text>{effect(say, offer, changing)}</Text>}
        <StayingJobs jobs={jobs.filter(reasonOf)} reasonOf={reasonOf} />
      </Form>
    </Dialog>
  );
}

function verbOf(say: Say, { channel, isOn }: JobOffer): string {
  if (!channel) return say(isOn ? jobDialogTexts.release : jobDialogTexts.unrelease);
  const { advertiseOnChannel, removeFromChannel } = jobDialogTexts;
  return say(isOn ? advertiseOnChannel : removeFromChannel, {
    channel: say(channelTexts[channel]),
  });
}

function effect(say: Say, { channel, isOn }: JobOffer, changing: readonly Job[]): string {
  const count = changing.length;
  const { willOpenToAgencies, willCloseToAgencies, willLeaveChannel } = jobDialogTexts;
  if (!channel) return say(isOn ? willOpenToAgencies : willCloseToAgencies, { count });
  if (!isOn) return say(willLeaveChannel, { count });
  const later = changing.filter(({ status }) => status !== "ACTIVE").length;
  const seen = say(jobDialogTexts.willBeSeen, { count, reach: say(reachTexts[channel]) });
  return later === 0 ? seen : `${seen} ${say(jobDialogTexts.onceActive, { count: later })}`;
}
