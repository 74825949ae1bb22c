import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Leaves no byte of deleted rows in the embedded database's files, and so in its dumps: not in
 * tables, indexes, the planner's statistics or the write-ahead log. It rewrites every table, which
 * takes as long as to copy them. A PostgreSQL server, whose dumps hold only living rows, frees
 * their space as it always does.
 */
export async function overwriteDeleted(system: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ embedded: boolean }>`
    select version() like '%PGlite%' as embedded`.execute(system);
  if (!rows[0]?.embedded) return void (await sql`vacuum`.execute(system));
  // Statistics of a table that is empty now would stay as they are.
  await sql`delete from pg_statistic`.execute(system);
  await sql`vacuum full analyze`.execute(system);
  // A new segment of the log; an old one that is used again would keep its bytes until it is full.
  await sql`select pg_switch_wal()`.execute(system);
  await sql`set wal_recycle = off`.execute(system);
  await sql`checkpoint`.execute(system);
}
