import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";

/** Milliseconds for which a client secret stays on record. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Deletes the records of client secrets after 30 days. */
export async function sweepEmbedSessions({ system, clock }: Pick<Services, "system" | "clock">) {
  await system
    .deleteFrom("embed_sessions")
    .where("created_date_time", "<", before(clock(), keptMs))
    .execute();
}
