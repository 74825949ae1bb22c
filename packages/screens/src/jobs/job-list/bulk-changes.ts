import type { Client } from "@ats/core/contract/client";
import { listJobs } from "@ats/core/jobs/list-contract";
import { type Channel, channels } from "@ats/core/jobs/channel";
import { advertiseJobs as advertiseEndpoint } from "@ats/core/jobs/channel-contract";
import type { Job } from "@ats/core/jobs/job";
import { releaseJobs as releaseEndpoint } from "@ats/core/jobs/release-contract";
import type { JobChange } from "@ats/core/jobs/status-contract";
import { showToast } from "@ats/ui/Toast";
import type { QueryClient } from "@tanstack/react-query";
import { keyOf } from "../../app/query.ts";
import { jobCount } from "../job-verbs.ts";

interface Page {
  client: Client;
  queries: QueryClient;
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
    said: change.isOn ? "released to agencies" : "withdrawn from agencies",
  });

export const advertiseJobs = (page: Page, channel: Channel, change: Change) =>
  changeJobs(page, change, {
    send: (jobs, is_advertised) =>
      page.client.call(advertiseEndpoint, { body: { jobs, channel, is_advertised } }),
    said: `${change.isOn ? "advertised on" : "removed from"}: ${channels[channel].label}`,
  });

interface Way {
  send(jobs: Seen[], isOn: boolean, isUndo: boolean): Promise<{ records: JobChange[] }>;
  said: string;
}

const fail = ({ message }: Error) =>
  void showToast({ tone: "critical", title: "No jobs were changed", description: message });

async function changeJobs({ queries }: Page, { jobs, isOn, onDone }: Change, way: Way) {
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
        title: `${jobCount(refused.length)} stayed as ${refused.length === 1 ? "it was" : "they were"}`,
        description: refused.map(({ title, message }) => `${title}: ${message}`).join(" "),
      });
    return records.filter((record) => record.updated);
  };
  try {
    const updated = await send(jobs, isOn, false);
    if (updated.length === 0) return;
    onDone();
    showToast({
      tone: "positive",
      title: `${jobCount(updated.length)} ${way.said}`,
      onUndo: () => void send(updated, !isOn, true).catch(fail),
    });
  } catch (error) {
    fail(error as Error);
  }
}
