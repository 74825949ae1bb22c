import type { CustomFieldKind, CustomRecord } from "@ats/core/custom-fields/custom-field";
import type { Tables } from "@ats/api/database/tables";
import { wordKinds } from "@ats/api/internal/custom-fields/word-kinds";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Kysely } from "kysely";
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

interface Owner {
  company_id: number;
  id: number;
}

/** The value that a record has in a field: most of Northgate Group's have one. */
const valueOf = ({ values }: OwnField, { id }: Owner) =>
  id % 5 < 3 ? values[id % values.length] : undefined;

const northgateOf = ({ companies }: Pick<DemoData, "companies">) =>
  companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;

/** The words in a record's own fields, by which it is found. */
export function ownTextsOf(
  data: Pick<DemoData, "companies">,
  record: CustomRecord,
  owner: Owner,
): string[] {
  if (owner.company_id !== northgateOf(data)) return [];
  return ownFields
    .filter((field) => field.record === record && wordKinds.includes(field.kind))
    .flatMap((field) => valueOf(field, owner) ?? []);
}

/** Gives Northgate Group fields of its own, which most of its jobs and people fill in. */
export async function addOwnFields(db: Kysely<Tables>, data: DemoData): Promise<void> {
  const company_id = northgateOf(data);
  for (const field of ownFields) {
    const { record, column, kind, name, choices } = field;
    const { id: field_id } = await db
      .insertInto("custom_fields")
      .values({ company_id, record, kind, name, choices })
      .returning("id")
      .executeTakeFirstOrThrow();
    const owners: readonly Owner[] = data[record];
    await insertRows(
      db,
      "custom_values",
      owners
        .filter((owner) => owner.company_id === company_id)
        .flatMap((owner) => {
          const value = valueOf(field, owner);
          const amount = kind === "number" ? value : null;
          return value ? [{ company_id, field_id, [column]: owner.id, value, amount }] : [];
        }),
    );
  }
}
