import type { Client } from "@ats/core/contract/client";
import type { Channel } from "@ats/core/jobs/channel";
import { advertiseJobs as advertiseEndpoint } from "@ats/core/jobs/channel-contract";
import type { Job } from "@ats/core/jobs/job";
import { listJobs } from "@ats/core/jobs/list-contract";
import { releaseJobs as releaseEndpoint } from "@ats/core/jobs/release-contract";
import type { JobChange } from "@ats/core/jobs/status-contract";
import { showToast } from "@ats/ui/Toast";
import type { Say } from "@ats/ui/texts";
import type { QueryClient } from "@tanstack/react-query";
import { keyOf } from "../../app/query.ts";
import { channelTexts } from "../label-texts.ts";
import { jobDialogTexts } from "./dialog-texts.ts";

/** Each job with the reason why it stayed as it was. */
export const reasonsOf = (say: Say, refused: readonly JobChange[]): string =>
  refused
    .map(({ title, message }) => say(jobDialogTexts.reason, { title, reason: message ?? "" }))
    .join(" ");

interface Page {
  client: Client;
  queries: QueryClient;
  say: Say;
}

type Seen = Pick<Job, "id" | "version">;

interface Change {
  jobs: readonly Seen[];
  /** True to offer, false to withdraw. */
  isOn: boolean;
  onDone(): void;
}

export const releaseJobs = (page: Page, change: Change) =>
  changeJobs(page, change, {
    send: (jobs, is_released, is_undo) =>
      page.client.call(releaseEndpoint, { body: { jobs, is_released, is_undo } }),
    said: (count) =>
      page.say(change.isOn ? jobDialogTexts.released : jobDialogTexts.unreleased, { count }),
  });

export const advertiseJobs = (page: Page, channel: Channel, change: Change) =>
  changeJobs(page, change, {
    send: (jobs, is_advertised) =>
      page.client.call(advertiseEndpoint, { body: { jobs, channel, is_advertised } }),
    said: (count) =>
      page.say(change.isOn ? jobDialogTexts.advertised : jobDialogTexts.unadvertised, {
        count,
        channel: page.say(channelTexts[channel]),
      }),
  });

interface Way {
  send(jobs: Seen[], isOn: boolean, isUndo: boolean): Promise<{ records: JobChange[] }>;
  said(count: number): string;
}

async function changeJobs({ queries, say }: Page, { jobs, isOn, onDone }: Change, way: Way) {
  const fail = ({ message }: Error) =>
    void showToast({
      tone: "critical",
      title: say(jobDialogTexts.notChanged),
      description: message,
    });
  /** Returns the changed jobs and reports the reasons of the others. */
  const send = async (seen: readonly Seen[], isOn: boolean, isUndo: boolean) => {
    const { records } = await way.send(
      seen.map(({ id, version }) => ({ id, version })),
      isOn,
      isUndo,
    );
    void queries.invalidateQueries({ queryKey: keyOf(listJobs) });
    const refused = records.filter((record) => !record.updated);
    if (refused.length > 0)
      showToast({
        tone: "warning",
        title: say(jobDialogTexts.stayed, { count: refused.length }),
        description: reasonsOf(say, refused),
      });
    return records.filter((record) => record.updated);
  };
  try {
    const updated = await send(jobs, isOn, false);
    if (updated.length === 0) return;
    onDone();
    showToast({
      tone: "positive",
      title: way.said(updated.length),
      onUndo: () => void send(updated, !isOn, true).catch(fail),
    });
  } catch (error) {
    fail(error as Error);
  }
}
