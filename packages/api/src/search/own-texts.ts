import type { CustomRecord } from "@ats/core/custom-fields/custom-field";
import { sql } from "kysely";
import { columnOf } from "../custom-fields/column.ts";
import { wordKinds } from "../custom-fields/word-kinds.ts";
import type { CompanyDb } from "../database/database.ts";

/** Reads what records say in words in the company's own fields; an archived field is left out. */
export async function ownTexts(
  db: CompanyDb,
  { company_id, record }: { company_id: number; record: CustomRecord },
  ids: readonly number[],
): Promise<(id: number) => string[]> {
  const column = sql.ref(`v.${columnOf[record]}`);
  const { rows } = await sql<{ id: number; value: string }>`select ${column} as id, v.value
    from custom_values v
      join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
    where v.company_id = ${company_id} and ${column} = any(${[...ids]}::bigint[])
      and f.kind = any(${wordKinds}::text[]) and not f.is_archived`.execute(db);
  const texts = Map.groupBy(rows, ({ id }) => id);
  return (id) => (texts.get(id) ?? []).map(({ value }) => value);
}
