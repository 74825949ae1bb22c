import { rmSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "@ats/api/database/embedded";
import type { Tables } from "@ats/api/database/tables";
import { testCompanies } from "@ats/api/internal/testing/companies";
import { migratedSnapshot } from "@ats/api/internal/testing/database";
import { Kysely, PGliteDialect } from "kysely";

/** Creates a data folder whose embedded database contains the test companies. */
export async function northgateFolder(): Promise<string> {
  const dataDir = await emptyFolder();
  made ??= makeFolder();
  await cp(await made, dataDir, { recursive: true });
  return dataDir;
}

/** Made once: each test gets a copy. */
let made: Promise<string> | undefined;

async function makeFolder(): Promise<string> {
  const dataDir = await emptyFolder();
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const snapshot = await migratedSnapshot();
  const pglite = await openPglite({ dataDir: join(dataDir, "database"), snapshot });
  await testCompanies(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  await pglite.close();
  return dataDir;
}

export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "ats-test-"));
