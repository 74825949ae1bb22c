import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";

/** More new tags at once are no tags: a column of names or numbers was taken for one. */
const mostNew = 2_000;

/** Labels as the company writes them: a new one joins its list, a known one keeps its capitals. */
export async function needTags(
  db: CompanyDb,
  companyId: number,
  labels: readonly string[],
): Promise<string[]> {
  if (labels.length === 0) return [];
  const { numAffectedRows: added = 0n } = await sql`insert into tags (company_id, label)
    select ${companyId}, label from unnest(${[...labels]}::text[]) as label
    on conflict do nothing`.execute(db);
  if (added > mostNew)
    throw new HttpError(
      400,
      `This would add ${added.toLocaleString("en-GB")} new tags. Choose another column for the tags, or none, and check the rows again.`,
    );
  const { rows } = await sql<{ label: string }>`select label from tags
    where lower(label) = any(${labels.map((label) => label.toLowerCase())}::text[])`.execute(db);
  const known = new Map(rows.map(({ label }) => [label.toLowerCase(), label]));
  return labels.map((label) => known.get(label.toLowerCase()) ?? label);
}
