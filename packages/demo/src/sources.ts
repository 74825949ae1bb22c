import type { Tables } from "@ats/api/database/tables";
import { isAutomaticSource } from "@ats/core/sources/source";
import type { Kysely } from "kysely";
import type { DemoData } from "./data.ts";

/** Sources of Northgate Group that no application has, at least yet. */
const unused = [
  { label: "Local newspaper", is_archived: true },
  { label: "University fair", is_archived: false },
];

/** Lists the sources of each company's applications, as far as people choose them. */
export async function listUsedSources(
  db: Kysely<Tables>,
  { applications, companies }: DemoData,
): Promise<void> {
  const northgate = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const used = new Set<string>();
  const rows = applications.flatMap(({ company_id, source }) => {
    const key = `${company_id} ${source}`;
    if (!source || used.has(key) || isAutomaticSource(source)) return [];
    used.add(key);
    return [{ company_id, label: source, is_archived: false }];
  });
  await db
    .insertInto("sources")
    .values([...rows, ...unused.map((source) => ({ company_id: northgate, ...source }))])
    .execute();
}
