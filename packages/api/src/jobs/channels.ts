import { careersPath } from "@ats/core/careers/address";
import { readJobFeed } from "@ats/core/careers/contract";
import { fillPath } from "@ats/core/contract/endpoint";
import { changesBetween } from "@ats/core/jobs/changes";
import { type Channel, channels, availableChannels } from "@ats/core/jobs/channel";
import * as contract from "@ats/core/jobs/channel-contract";
import { advertisingProblem } from "@ats/core/jobs/release-rules";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { readJob } from "./details.ts";
import { recordJobEvent } from "./record-job-event.ts";
import { lockJobs } from "./status-change.ts";
import { nothingToUndo } from "./undo.ts";

type Asking = Pick<Call, "actor" | "db">;

const ownCompany = ({ actor, db }: Asking) =>
  db
    .selectFrom("companies")
    .where("id", "=", actor.company_id)
    .select(["system_flags", "careers_key", "internal_key"])
    .executeTakeFirstOrThrow();

/** Channels that the actor's company publishes to. */
export const ownChannels = async (call: Asking): Promise<Channel[]> =>
  availableChannels((await ownCompany(call)).system_flags);

/** Refuses channels that the company does not publish to, except those that the job already has. */
export async function needChannels(
  call: Asking,
  chosen: readonly Channel[],
  present: readonly Channel[] = [],
): Promise<void> {
  const allowed = new Set([...(await ownChannels(call)), ...present]);
  const other = chosen.find((channel) => !allowed.has(channel));
  if (other)
    throw new HttpError(
      409,
      `Your company does not publish to this channel: ${channels[other].label}. Choose another.`,
    );
}

/** Advertises jobs on a channel or takes them off it, in any status. */
export const advertise = implement(contract.advertiseJobs, async ({ body, ...call }) => {
  const { channel, is_advertised } = body;
  if (is_advertised) await needChannels(call, [channel]);
  const versions = new Map(body.jobs.map(({ id, version }) => [id, version]));
  const records = [];
  for (const job of await lockJobs(call, [...versions.keys()])) {
    const { id, job_number, title, status } = job;
    const message =
      job.version !== versions.get(id)
        ? "Someone has changed it since. Check it again."
        : advertisingProblem(job, channel, is_advertised);
    if (!message) {
      const others = job.channels.filter((each) => each !== channel);
      const before = await readJob(call.db, id);
      await call.db
        .updateTable("jobs")
        .set({
          ...nothingToUndo,
          channels: is_advertised ? [...others, channel] : others,
          version: sql`version + 1`,
        })
        .where("id", "=", id)
        .execute();
      const changes = changesBetween(before, await readJob(call.db, id));
      await recordJobEvent(call, { job_id: id, type: "updated", changes });
    }
    const version = job.version + (message ? 0 : 1);
    records.push({ id, job_number, title, status, version, updated: !message, message });
  }
  return { records };
});

export const publishing = implement(contract.getPublishing, async ({ services, ...call }) => {
  const { careers_key: company, internal_key: internal, ...row } = await ownCompany(call);
  const paths: Record<Channel, string> = {
    careers_page: careersPath(company),
    internal: careersPath(company, undefined, { internal }),
    job_feed: fillPath(readJobFeed.path, { company }),
  };
  const offered = availableChannels(row.system_flags);
  const addressOf = (channel: Channel) =>
    offered.includes(channel) ? new URL(paths[channel], services.publicUrl).href : null;
  return {
    careers_page: addressOf("careers_page"),
    internal: addressOf("internal"),
    job_feed: addressOf("job_feed"),
  };
});

export const renewInternal = implement(contract.renewInternalLink, async (call) => {
  await needChannels(call, ["internal"]);
  const { careers_key, internal_key } = await call.db
    .updateTable("companies")
    .set({ internal_key: crypto.randomUUID() })
    .where("id", "=", call.actor.company_id)
    .returning(["careers_key", "internal_key"])
    .executeTakeFirstOrThrow();
  await recordAudit(call, { type: "internal_link_renewed" });
  const path = careersPath(careers_key, undefined, { internal: internal_key });
  return { internal: new URL(path, call.services.publicUrl).href };
});
