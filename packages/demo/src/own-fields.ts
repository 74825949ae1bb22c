import type { CustomFieldKind, CustomRecord } from "@ats/core/custom-fields/custom-field";
import type { Tables } from "@ats/api/database/tables";
import { type Kysely, sql } from "kysely";
import type { DemoData } from "./data.ts";

interface OwnField {
  record: CustomRecord;
  column: "candidate_id" | "job_id" | "application_id";
  kind: CustomFieldKind;
  name: string;
  choices: string[];
  /** Values that records have in turn; some records have none. */
  values: string[];
}

const ownFields: OwnField[] = [
  {
    record: "candidates",
    column: "candidate_id",
    kind: "choice",
    name: "Notice period",
    choices: ["None", "One week", "One month", "Three months"],
    values: ["One month", "None", "One week", "Three months"],
  },
  {
    record: "jobs",
    column: "job_id",
    kind: "number",
    name: "Hours a week",
    choices: [],
    values: ["37.5", "30", "22.5"],
  },
  {
    record: "applications",
    column: "application_id",
    kind: "choice",
    name: "Preferred shift",
    choices: ["Days", "Nights", "Weekends"],
    values: ["Days", "Nights", "Weekends"],
  },
];

/** Gives Northgate Group fields of its own, which most of its jobs and some of its people fill in. */
export async function addOwnFields(db: Kysely<Tables>, { companies }: DemoData): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  for (const { record, column, kind, name, choices, values } of ownFields) {
    const { id } = await db
      .insertInto("custom_fields")
      .values({ company_id, record, kind, name, choices })
      .returning("id")
      .executeTakeFirstOrThrow();
    await sql`insert into custom_values (company_id, field_id, ${sql.ref(column)}, value, amount)
      select company_id, ${id}::bigint, id, value,
        case when ${kind === "number"}::boolean then value::numeric end
      from (select company_id, id, (${values}::text[])[1 + id % ${values.length}] as value
        from ${sql.table(record)} where company_id = ${company_id} and id % 5 < 3) r`.execute(db);
  }
}
