import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { bundleClaims, isCarried } from "./bundle-claims.ts";

/** A table as the database has it. */
export interface TableSchema {
  name: string;
  columns: { name: string; type: string; isGenerated: boolean; isNullable: boolean }[];
  primaryKey: string[];
  /** Table that a column's values are the ids of. */
  references: Record<string, string>;
  /** Sequence of a table whose rows are numbered in the order of their making. */
  sequence: string | null;
}

/** Reads the schema of every table with a `company_id`; a table stands after those it refers to. */
export async function readSchema(db: Kysely<Tables>): Promise<TableSchema[]> {
  const { rows } = await sql<TableSchema>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'isGenerated', a.attgenerated <> '', 'isNullable', not a.attnotnull) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(a.attname order by k.n)
        from pg_constraint p, unnest(p.conkey) with ordinality k (attnum, n)
        join pg_attribute a on a.attnum = k.attnum
        where p.conrelid = c.oid and p.contype = 'p' and a.attrelid = c.oid
          and a.attname <> 'company_id'), '[]') as "primaryKey",
      coalesce((select json_object_agg(a.attname, r.relname)
        from pg_constraint f join pg_class r on r.oid = f.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(f.conkey)
        where f.conrelid = c.oid and f.contype = 'f' and a.attname <> 'company_id'
          and cardinality(f.conkey) = 2 and exists (select from pg_attribute o
            where o.attrelid = c.oid and o.attnum = any(f.conkey) and o.attname = 'company_id')), '{}')
        as references,
      (select pg_get_serial_sequence(c.oid::regclass::text, a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'id' and a.attidentity <> '') as sequence
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id')
    order by c.relname`.execute(db);
  return parentsFirst(rows);
}

function parentsFirst(tables: readonly TableSchema[]): TableSchema[] {
  const ordered = new Set<TableSchema>();
  const visit = (table: TableSchema, path: readonly TableSchema[]) => {
    if (ordered.has(table) || path.includes(table)) return;
    for (const name of parentsOf(table)) {
      const parent = tables.find((each) => each.name === name);
      if (parent) visit(parent, [...path, table]);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered];
}

/** Names of the tables that must be there first, in an order that does not hang on the database. */
function parentsOf({ name, references }: TableSchema): string[] {
  const claim = bundleClaims[name as keyof typeof bundleClaims];
  if (!claim || !isCarried(claim)) return Object.values(references).toSorted();
  const carried = claim.carries.split(" ");
  const parents = Object.entries({ ...references, ...claim.refs, ...claim.sameAs });
  return parents
    .flatMap(([column, parent]) => (carried.includes(column) ? [parent] : []))
    .toSorted();
}
