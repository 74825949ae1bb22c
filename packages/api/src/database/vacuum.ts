import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";

/** A table may grow by this much, and by a few pages, before its rows are counted anew. */
const growth = 1.2;
const pages = 16;

/**
 * Counts anew what the planner knows of tables that have grown, and frees what was deleted: the
 * embedded database does nothing of that by itself, a PostgreSQL server has done it before.
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
