import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";

/** Growth after which a table is analysed again: this factor, plus a few pages. */
const growth = 1.2;
const pages = 16;

/**
 * Updates the planner's statistics of tables that have grown, and frees deleted rows. The embedded
 * database never does either; a PostgreSQL server has usually done both already.
 */
export async function vacuumGrownTables({ system }: Pick<Services, "system">): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int
        > greatest(relpages, 0) * ${growth}::float + ${pages}::float
    order by relname`.execute(system);
  for (const { name } of rows) await sql`vacuum analyze ${sql.table(name)}`.execute(system);
}
