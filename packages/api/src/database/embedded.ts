import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

export interface EmbeddedOptions {
  /** A folder in Node; in memory without it. */
  dataDir?: string;
  /** A dump to start from, made by `dumpDataDir`. */
  snapshot?: Blob;
}

/** PostgreSQL inside this thread, migrated; numbers and times are parsed as `openPostgres` does. */
export async function openPglite({ dataDir, snapshot }: EmbeddedOptions = {}): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(snapshot && { loadDataDir: snapshot }),
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
  });
  // Not destroyed: that would close the database that it was lent.
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  // Arrays of the enums that the migrations have just made.
  await pglite.refreshArrayTypes();
  return pglite;
}

/** The embedded database of this thread: in the browser and in tests. */
export async function openEmbedded(options?: EmbeddedOptions): Promise<Kysely<Tables>> {
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openPglite(options) }) });
}
