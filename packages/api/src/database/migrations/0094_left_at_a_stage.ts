import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Who stands at a stage is asked about too: the job may be closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
drop index candidates_idle;
create index candidates_idle on candidates (company_id, (coalesce(last_activity_date_time, created_date_time)))
  where status_order in (-1, 0, 1, 2, 3, 4, 6, 7) and retention_date is null and flagged_date_time is null and not legal_hold;
drop index candidates_agreed;
create index candidates_agreed on candidates (company_id, retention_date)
  where status_order in (-1, 0, 1, 2, 3, 4, 6, 7) and retention_date is not null and flagged_date_time is null and not legal_hold;
`,
  );
}
