import { type CustomRecord, customRecords } from "@ats/core/custom-fields/custom-field";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { columnOf } from "./column.ts";
import { readFields } from "./fields.ts";

type IdsOf<Id> = Partial<Record<CustomRecord, Id>>;

/** The company's own fields in use as columns of a file, with the values of some records. */
export async function exportColumns(db: CompanyDb, ids: IdsOf<readonly number[]>) {
  const fields = (await readFields(db)).filter(
    ({ record, is_archived }) => ids[record] && !is_archived,
  );
  const values = new Map<string, string>();
  for (const record of customRecords) {
    if (fields.every((field) => field.record !== record)) continue;
    const column = sql.ref(columnOf[record]);
    const { rows } = await sql<{ field_id: number; id: number; value: string }>`
      select field_id, ${column} as id, value from custom_values
      where ${column} = any(${[...(ids[record] ?? [])]}::bigint[])`.execute(db);
    for (const { field_id, id, value } of rows) values.set(`${field_id}.${id}`, value);
  }
  return {
    headings: fields.map(({ name }) => name),
    cellsOf: (idOf: IdsOf<number>) =>
      fields.map(({ id, record, kind }) => {
        const value = values.get(`${id}.${idOf[record]}`) ?? null;
        return kind === "number" && value !== null ? Number(value) : value;
      }),
  };
}
