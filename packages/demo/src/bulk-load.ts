import { type Kysely, sql } from "kysely";
import type { Tables } from "@ats/api/database/tables";

/**
 * Runs `work` without the tables' indexes, foreign keys and triggers, then adds them again.
 *
 * An index over all rows is built much faster than row by row. `work` itself writes what the triggers
 * would write. A primary key stays where another table refers to it.
 */
export async function inBulk(
  db: Kysely<Tables>,
  tables: readonly (keyof Tables)[],
  work: () => Promise<void>,
): Promise<void> {
  const definitions = await definitionsOf(db, tables);
  for (const { remove } of definitions) await sql.raw(remove).execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await work();
  for (const { add } of definitions.toReversed()) await sql.raw(add).execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
}

/** Statements that remove and add each index and constraint. Foreign keys go before the keys they need. */
async function definitionsOf(db: Kysely<Tables>, tables: readonly string[]) {
  const { rows } = await sql<{ remove: string; add: string }>`
    with relations as (select format('public.%I', name)::regclass as id from unnest(${tables}::text[]) name),
    removed as (
      select conname, conrelid, contype, pg_get_constraintdef(oid) as definition from pg_constraint c
      where conrelid in (select id from relations) and (contype = 'f'
        or contype in ('p', 'u') and not exists (select from pg_constraint where contype = 'f' and conindid = c.conindid)))
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, definition) as add
    from (select * from removed order by contype, conname) ordered
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
    where indrelid in (select id from relations)
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`.execute(
    db,
  );
  return rows;
}
