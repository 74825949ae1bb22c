import type { CustomField, CustomRecord } from "@ats/core/custom-fields/custom-field";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { indexJob } from "../jobs/index-job.ts";
import { indexStoredCandidates } from "../search/candidate-index.ts";
import { columnOf } from "./column.ts";
import { wordKinds } from "./word-kinds.ts";

const part = 1_000;

/** Updates the words by which search finds records, after values of their fields changed. */
export async function indexRecords(
  db: CompanyDb,
  { company_id, record }: { company_id: number; record: CustomRecord },
  ids: readonly number[],
): Promise<void> {
  if (record === "jobs") for (const id of ids) await indexJob(db, company_id, id);
  if (record !== "candidates") return;
  for (let start = 0; start < ids.length; start += part)
    await indexStoredCandidates(db, company_id, ids.slice(start, start + part));
}

/** Updates the words of all records with a value of a field that was archived or restored. */
export async function indexRecordsOf(
  db: CompanyDb,
  company_id: number,
  { id, record, kind }: Pick<CustomField, "id" | "record" | "kind">,
): Promise<void> {
  if (!wordKinds.includes(kind)) return;
  const column = sql.ref(columnOf[record]);
  const { rows } = await sql<{ id: number }>`select ${column} as id from custom_values
    where field_id = ${id}`.execute(db);
  await indexRecords(
    db,
    { company_id, record },
    rows.map((row) => row.id),
  );
}
