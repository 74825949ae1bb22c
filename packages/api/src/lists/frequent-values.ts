import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { contains } from "../search/field-search.ts";

/** Newest rows that are read, so that a long list answers as soon as a short one. */
const newest = 20_000;
const most = 50;

/** Reads the values of `rows`, which select one text as `value` in order, that contain a text. */
export async function frequentValues(db: CompanyDb, rows: RawBuilder<unknown>, q: string) {
  const { rows: found } = await sql<{ value: string }>`
    select value from (
      select value, count(*) as count from (${rows} limit ${newest}) r
      where btrim(value) <> '' group by value) v
    where ${contains(sql`value`, q)}
    order by count desc, value limit ${most}`.execute(db);
  return { values: found.map(({ value }) => value) };
}
