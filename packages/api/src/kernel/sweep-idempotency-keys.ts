import { idempotencyKeptMs } from "@ats/core/contract/write-headers";
import type { Services } from "./services.ts";
import { before } from "./time.ts";

/** Forgets intents that are sent again no more, and what was answered to them. */
export async function sweepIntents({ system, clock }: Pick<Services, "system" | "clock">) {
  await system
    .deleteFrom("idempotency_keys")
    .where("created_date_time", "<", before(clock(), idempotencyKeptMs))
    .execute();
}
