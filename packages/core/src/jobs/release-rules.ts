import type { Channel } from "./channel.ts";
import { type Job, jobStatusLabels } from "./job.ts";

type Offered = Pick<Job, "status"> & { released_date_time: unknown; channels: readonly string[] };

/** Why a job is not released to agencies, or not taken back from them; null where it is. */
export function whyNotReleased(job: Offered, is_released: boolean): string | null {
  if (is_released === (job.released_date_time !== null))
    return `It is ${is_released ? "released already" : "not released"}.`;
  return is_released && job.status !== "ACTIVE"
    ? `It is ${jobStatusLabels[job.status].toLowerCase()}. Publish it first.`
    : null;
}

/** Why a job is not advertised on a channel, or not taken off it; null where it is. */
export function whyNotAdvertised(job: Offered, channel: Channel, is_advertised: boolean) {
  if (job.status === "ARCHIVED") return "It is archived, so it cannot be changed.";
  return is_advertised === job.channels.includes(channel)
    ? `It is ${is_advertised ? "there already" : "not there"}.`
    : null;
}
