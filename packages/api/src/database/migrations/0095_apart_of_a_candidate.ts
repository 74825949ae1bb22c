import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Who was told apart is on the record of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    "create index candidates_apart_second on candidates_apart (company_id, second_id)",
  );
}
