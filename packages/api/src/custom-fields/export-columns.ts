import type { CompanyDb } from "../database/database.ts";
import { readFields } from "./fields.ts";
import { type OfRecords, readValues } from "./read-values.ts";

/** The company's own fields in use as columns of a file, with the values of some records. */
export async function exportColumns(db: CompanyDb, ids: OfRecords<readonly number[]>) {
  const fields = (await readFields(db)).filter(
    ({ record, is_archived }) => ids[record] && !is_archived,
  );
  const valueOf = await readValues(db, fields, ids);
  return {
    headings: fields.map(({ name }) => name),
    cellsOf: (idOf: OfRecords<number>) =>
      fields.map((field) => {
        const value = valueOf(field, idOf[field.record]);
        return field.kind === "number" && value !== null ? Number(value) : value;
      }),
  };
}
