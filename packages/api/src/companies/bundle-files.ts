import { bundleDays } from "@ats/core/companies/bundle-contract";
import { inCompany } from "../database/database.ts";
import { dropFiles, removeDropped } from "../files/dropped-files.ts";
import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";
import { partKeys } from "./stored-parts.ts";

/** Milliseconds for which a bundle's file, and a link to it, is kept. */
export const bundleMs = bundleDays * 24 * 60 * 60_000;

/** Removes the files of bundles after {@link bundleMs}. */
export async function sweepBundles(
  services: Pick<Services, "system" | "files" | "clock">,
): Promise<void> {
  const { system, clock } = services;
  const old = await system
    .selectFrom("company_bundles")
    .where("file_key", "is not", null)
    .where("created_date_time", "<", before(clock(), bundleMs))
    .where("status", "in", ["DONE", "FAILED"])
    .select(["company_id", "id"])
    .execute();
  for (const { company_id, id } of old) {
    await inCompany(system, company_id, (db) => dropBundleFile(db, company_id, id));
    await removeDropped(services, company_id);
  }
}

/** Stores the keys of a bundle's parts to remove. */
export async function dropBundleFile(
  db: Parameters<typeof dropFiles>[0],
  company_id: number,
  id: string,
): Promise<string[]> {
  const found = await db
    .selectFrom("company_bundles")
    .where("id", "=", id)
    .where("file_key", "is not", null)
    .select(["file_key", "bytes"])
    .forUpdate()
    .executeTakeFirst();
  if (!found?.file_key) return [];
  const keys = partKeys({ key: found.file_key, bytes: found.bytes ?? 0 });
  await dropFiles(db, company_id, keys);
  await db.updateTable("company_bundles").set({ file_key: null }).where("id", "=", id).execute();
  return keys;
}
