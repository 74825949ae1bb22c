import {
  type CustomField,
  customProblems,
  type CustomRecord,
  type CustomValues,
} from "@ats/core/custom-fields/custom-field";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { amountOf } from "./amount.ts";
import { columnOf } from "./column.ts";
import { readFields } from "./fields.ts";

export interface Owner {
  record: CustomRecord;
  id: number;
  company_id: number;
}

/** Replaces values of a record; an empty one is removed. */
export async function writeValues(
  db: CompanyDb,
  { record, id, company_id }: Owner,
  lines: readonly { field: CustomField; value: string }[],
): Promise<void> {
  const column = columnOf[record];
  for (const { field, value } of lines) {
    await db
      .deleteFrom("custom_values")
      .where("field_id", "=", field.id)
      .where(column, "=", id)
      .execute();
    if (value)
      await db
        .insertInto("custom_values")
        .values({
          company_id,
          field_id: field.id,
          candidate_id: null,
          job_id: null,
          application_id: null,
          [column]: id,
          value,
          amount: amountOf(field.kind, value),
        })
        .execute();
  }
}

/** Pairs the values of a new record with its fields; refuses values that do not fit or are missing. */
export async function needValues(db: CompanyDb, record: CustomRecord, values: CustomValues) {
  const fields = (await readFields(db)).filter(
    (field) => field.record === record && !field.is_archived,
  );
  const known = new Set(fields.map(({ id }) => String(id)));
  if (Object.keys(values).some((id) => !known.has(id))) throw notFound("field");
  const [problem] = customProblems(fields, values);
  if (problem) throw new HttpError(400, `${problem.field.name}: ${problem.message}`);
  return fields.map((field) => ({ field, value: values[field.id] ?? "" }));
}

/** Name of a required field of a stored record that has no value. */
export async function missingField(
  db: CompanyDb,
  record: CustomRecord,
  id: number,
): Promise<string | undefined> {
  const missing = await db
    .selectFrom("custom_fields as f")
    .select("f.name")
    .where("f.record", "=", record)
    .where("f.is_required", "=", true)
    .where("f.is_archived", "=", false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("custom_values as v")
            .select("v.field_id")
            .whereRef("v.company_id", "=", "f.company_id")
            .whereRef("v.field_id", "=", "f.id")
            .where(`v.${columnOf[record]}`, "=", id),
        ),
      ),
    )
    .orderBy("f.id")
    .limit(1)
    .executeTakeFirst();
  return missing?.name;
}
