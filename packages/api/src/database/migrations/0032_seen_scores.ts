import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** A reader's scorecards, by which a job's applications are sorted for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `create index scorecards_user on scorecards (company_id, user_id, application_id)`,
  );
}
