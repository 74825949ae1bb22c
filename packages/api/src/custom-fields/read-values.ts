import {
  type CustomField,
  type CustomRecord,
  customRecords,
} from "@ats/core/custom-fields/custom-field";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { columnOf } from "./column.ts";

/** Something of each kind of record, or of some. */
export type OfRecords<T> = Partial<Record<CustomRecord, T>>;

/** Reads the values of some fields; null where a record has none. */
export async function readValues(
  db: CompanyDb,
  fields: readonly CustomField[],
  ids: OfRecords<readonly number[]>,
) {
  const values = new Map<string, string>();
  for (const record of customRecords) {
    if (fields.every((field) => field.record !== record)) continue;
    const column = sql.ref(columnOf[record]);
    const { rows } = await sql<{ field_id: number; id: number; value: string }>`
      select field_id, ${column} as id, value from custom_values
      where ${column} = any(${[...(ids[record] ?? [])]}::bigint[])`.execute(db);
    for (const { field_id, id, value } of rows) values.set(`${field_id}.${id}`, value);
  }
  return ({ id }: CustomField, owner: number | undefined) => values.get(`${id}.${owner}`) ?? null;
}
