import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Intents of every company are forgotten by their time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    "create index idempotency_keys_created on idempotency_keys (created_date_time);",
  );
}
