import { idempotencyKeptMs } from "@ats/core/contract/write-headers";
import type { Services } from "./services.ts";
import { before } from "./time.ts";

/** Deletes idempotency keys that are too old for a retry, with their answers. */
export async function sweepIdempotencyKeys({ system, clock }: Pick<Services, "system" | "clock">) {
  await system
    .deleteFrom("idempotency_keys")
    .where("created_date_time", "<", before(clock(), idempotencyKeptMs))
    .execute();
}
