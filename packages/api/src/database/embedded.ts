import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

export interface EmbeddedOptions {
  /** A folder in Node; without it the database is in memory. */
  dataDir?: string;
  /** A dump to start from, made by `dumpDataDir`. */
  snapshot?: Blob;
}

/**
 * Opens PostgreSQL inside this thread and migrates it; parses numbers and times as `openPostgres`
 * does.
 */
export async function openPglite({ dataDir, snapshot }: EmbeddedOptions = {}): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(snapshot && { loadDataDir: snapshot }),
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
  });
  // Not destroyed, because that would close the database.
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  // Makes arrays of the new enums known.
  await pglite.refreshArrayTypes();
  return pglite;
}

/** Opens the embedded database of this thread, for browsers and tests. */
export async function openEmbedded(options?: EmbeddedOptions): Promise<Kysely<Tables>> {
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openPglite(options) }) });
}
