import type { Client } from "@ats/core/contract/client";
import { listJobs } from "@ats/core/jobs/contract";
import type { Job } from "@ats/core/jobs/job";
import { releaseJobs as endpoint } from "@ats/core/jobs/release-contract";
import { showToast } from "@ats/ui/Toast";
import type { QueryClient } from "@tanstack/react-query";
import { keyOf } from "../../app/query.ts";
import { jobCount } from "../job-verbs.ts";

interface Page {
  client: Client;
  queries: QueryClient;
}

interface Release {
  jobs: readonly Pick<Job, "id" | "version">[];
  isReleased: boolean;
  onDone(): void;
}

const fail = ({ message }: Error) =>
  void showToast({ tone: "critical", title: "The jobs stay as they were", description: message });

/** Releases jobs to agencies or takes them back, says what came of each, and offers the way back. */
export async function releaseJobs(
  { client, queries }: Page,
  { jobs, isReleased, onDone }: Release,
) {
  const send = async (seen: Release["jobs"], is_released: boolean) => {
    const body = { jobs: seen.map(({ id, version }) => ({ id, version })), is_released };
    const { records } = await client.call(endpoint, { body });
    void queries.invalidateQueries({ queryKey: keyOf(listJobs) });
    return records;
  };
  try {
    const records = await send(jobs, isReleased);
    const updated = records.filter((record) => record.updated);
    const refused = records.filter((record) => !record.updated);
    if (refused.length > 0)
      showToast({
        tone: "warning",
        title: `${jobCount(refused.length)} stayed as they were`,
        description: refused.map(({ title, message }) => `${title}: ${message}`).join(" "),
      });
    if (updated.length === 0) return;
    onDone();
    showToast({
      tone: "positive",
      title: `${jobCount(updated.length)} ${isReleased ? "released to agencies" : "taken back from agencies"}`,
      onUndo: () => void send(updated, !isReleased).catch(fail),
    });
  } catch (error) {
    fail(error as Error);
  }
}
