import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type RemotePglite, type Reply, remotePglite } from "@ats/api/database/remote-pglite";
import type { Tables } from "@ats/api/database/tables";
import { Kysely, PGliteDialect } from "kysely";
import { refuseNewer, StartError } from "../start-error.ts";

export interface ServerDatabase {
  system: Kysely<Tables>;
  /** The same database without a limit of time: for migrations, demo data and sweeps. */
  unhurried: Kysely<Tables>;
  /** A gzipped tar of the data at one moment; only for the embedded database. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/** Opening takes seconds; after this time it has hung. */
const openMs = 120_000;

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
  let pglite: RemotePglite;
  try {
    pglite = await start(folder, onLost);
    await rm(unfinished, { force: true });
  } catch (error) {
    refuseNewer(error);
    throw new StartError(
      `The database in ${folder} is damaged and cannot be opened: move the folder away, ` +
        `then unpack the newest dump of ${join(dataDir, "backups")} in its place, or start without it.`,
      { cause: error },
    );
  }
  const system = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    system,
    unhurried: system,
    // Uses the only connection, so that no transaction is half done in a dump.
    dump: () => system.connection().execute(() => pglite.dump()),
    close: () => pglite.close(),
  };
}

function start(dataDir: string, onLost: (error: Error) => void): Promise<RemotePglite> {
  const { promise, resolve, reject } = Promise.withResolvers<RemotePglite>();
  const worker = new Worker(new URL("embedded-worker.ts", import.meta.url), {
    workerData: { dataDir },
    // Keeps PostgreSQL's error output off the terminal.
    stdout: true,
    stderr: true,
  });
  const pglite = remotePglite((request) => worker.postMessage(request));
  const { close } = pglite;
  pglite.close = async () => {
    await close();
    await worker.terminate();
  };
  let isOpen = false;
  const timer = setTimeout(() => lost(new Error("The database did not open in time.")), openMs);
  function lost(error: Error) {
    clearTimeout(timer);
    reject(error);
    pglite.fail(error);
    if (isOpen && !pglite.closed) onLost(error);
    void worker.terminate();
  }
  worker.on("message", (message: "open" | Reply) => {
    if (message !== "open") return pglite.receive(message);
    isOpen = true;
    clearTimeout(timer);
    resolve(pglite);
  });
  worker.on("error", lost);
  worker.on("exit", () => lost(new Error("The thread of the database has ended.")));
  return promise;
}
