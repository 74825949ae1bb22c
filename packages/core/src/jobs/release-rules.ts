import type { Channel } from "./channel.ts";
import { type Job, jobStatusLabels } from "./job.ts";

type Offered = Pick<Job, "status"> & { released_date_time: unknown; channels: readonly string[] };

/** Explains why a job cannot be released to agencies, or recalled from them; null when it can. */
export function releaseProblem(job: Offered, is_released: boolean): string | null {
  if (is_released === (job.released_date_time !== null))
    return `It is ${is_released ? "already released" : "not released"}.`;
  return is_released ? releaseRefusal(job) : null;
}

/** Explains why agencies cannot be given a job; null when they can. */
export const releaseRefusal = ({ status }: Pick<Job, "status">): string | null =>
  status === "ACTIVE" ? null : `It is ${jobStatusLabels[status].toLowerCase()}. Publish it first.`;

/** Explains why a job cannot be advertised on a channel, or removed from it; null when it can. */
export function advertisingProblem(job: Offered, channel: Channel, is_advertised: boolean) {
  if (job.status === "ARCHIVED") return "It is archived, so it cannot be changed.";
  return is_advertised === job.channels.includes(channel)
    ? `It is ${is_advertised ? "already advertised there" : "not advertised there"}.`
    : null;
}
