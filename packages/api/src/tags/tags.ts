import { isSameTag } from "@ats/core/tags/tag";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** Labels as the company writes them: a new one joins its list, a known one keeps its capitals. */
export async function needTags(
  db: CompanyDb,
  companyId: number,
  labels: readonly string[],
): Promise<string[]> {
  if (labels.length === 0) return [];
  await sql`insert into tags (company_id, label)
    select ${companyId}, label from unnest(${[...labels]}::text[]) as label
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ label: string }>`select label from tags
    where lower(label) = any(${labels.map((label) => label.toLowerCase())}::text[])`.execute(db);
  return labels.map((label) => rows.find((row) => isSameTag(row.label, label))?.label ?? label);
}
