import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import type { CompanyDb } from "../database/database.ts";

/** Files removed at once. */
const batch = 200;

/** Stores the keys of files to remove, in the transaction that stops using them. */
export const dropFiles = (db: CompanyDb, company_id: number, keys: readonly string[]) =>
  sql`insert into files_to_delete (company_id, file_key)
    select ${company_id}, unnest(${[...keys]}::text[]) on conflict do nothing`.execute(db);

/** Stores the keys of files to remove, and removes them after the commit. */
export async function discardFiles(
  { services, afterCommit }: Pick<Call, "services" | "afterCommit">,
  db: CompanyDb,
  company_id: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await dropFiles(db, company_id, keys);
  afterCommit(() => removeDropped(services, company_id));
}

/**
 * Removes a company's dropped files. A file that cannot be removed now is left for the next sweep.
 */
export async function removeDropped(
  { system, files }: Pick<Services, "system" | "files">,
  company_id: number,
): Promise<void> {
  const failures: unknown[] = [];
  let last: string | undefined = "";
  while (last !== undefined) {
    const dropped: { file_key: string }[] = await system
      .selectFrom("files_to_delete")
      .where("company_id", "=", company_id)
      .where("file_key", ">", last)
      .select("file_key")
      .orderBy("file_key")
      .limit(batch)
      .execute();
    const removals = dropped.map(async ({ file_key }) => {
      await files.remove(file_key);
      await system
        .deleteFrom("files_to_delete")
        .where("company_id", "=", company_id)
        .where("file_key", "=", file_key)
        .execute();
    });
    for (const each of await Promise.allSettled(removals))
      if (each.status === "rejected") failures.push(each.reason);
    last = dropped.at(-1)?.file_key;
  }
  if (failures.length > 0) throw failures[0];
}
