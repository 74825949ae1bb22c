import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Who is hired, for whom it is asked whether their right to work is checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    "create index applications_hired on applications (company_id, id) where status = 'HIRE'",
  );
}
