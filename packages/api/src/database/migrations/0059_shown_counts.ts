import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** The counts of diversity answers that are shown: they follow the answers five at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table diversity_counts add column shown int not null default 0;
update diversity_counts d set shown = count where 5 <= (
  select sum(o.count) from diversity_counts o
  where o.company_id = d.company_id and o.job_id = d.job_id and o.field = d.field);`,
  );
}
