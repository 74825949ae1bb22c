import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { numberTypes, openPostgres } from "@ats/api/database/postgres";
import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import pg from "pg";
import { refuseNewer, StartError } from "../start-error.ts";
import { ignoreConnectionErrors } from "./connection-errors.ts";
import { type EmbeddedThread, startThread } from "./embedded-thread.ts";

export interface ServerDatabase {
  system: Kysely<Tables>;
  /** The same database without a limit of time: for migrations, demo data and sweeps. */
  unhurried: Kysely<Tables>;
  /** A gzipped tar of the data at one moment; only for the embedded database. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `dataDir`/database, creating it if missing. Calls `onLost` when
 * its thread ends.
 */
export async function openEmbedded(
  dataDir: string,
  onLost: (error: Error) => void,
): Promise<ServerDatabase> {
  const folder = join(dataDir, "database");
  // A database interrupted during creation is discarded.
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  if (!existsSync(folder)) await writeFile(unfinished, "");
  let thread: EmbeddedThread;
  try {
    thread = await startThread(folder, onLost);
    await rm(unfinished, { force: true });
  } catch (error) {
    refuseNewer(error);
    throw new StartError(
      `The database in ${folder} is damaged and cannot be opened: move the folder away, ` +
        `then unpack the newest dump of ${join(dataDir, "backups")} in its place, or start without it.`,
      { cause: error },
    );
  }
  // The thread reports itself when it ends.
  const pool = ignoreConnectionErrors(
    new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      types: numberTypes(pg.types),
      stream: thread.connect,
    }),
  );
  const system = openPostgres(pool);
  return {
    system,
    unhurried: system,
    // Uses the only connection, so that no transaction is half done in a dump.
    dump: () => system.connection().execute(() => thread.dump()),
    async close() {
      await system.destroy();
      await thread.close();
    },
  };
}
