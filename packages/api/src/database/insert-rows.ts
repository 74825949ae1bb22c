import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

const batch = 5_000;

/**
 * Inserts each batch of rows as one JSON document, which is faster than values and has no parameter
 * limit. Columns missing from the rows take their defaults.
 */
export async function insertRows(
  db: Kysely<Tables>,
  table: keyof Tables,
  rows: readonly object[],
  onBatch: (count: number) => void = () => {},
): Promise<void> {
  if (!rows[0]) return;
  const columns = sql.join(Object.keys(rows[0]).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch);
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(part)}::jsonb)`.execute(
      db,
    );
    onBatch(part.length);
  }
}
