import { parentPort, workerData } from "node:worker_threads";
import { openPglite } from "@ats/api/database/embedded";
import { type Request, serve } from "@ats/api/database/remote-pglite";

/** The embedded database runs in this thread, so that it never blocks the server's event loop. */
const pglite = await openPglite({ dataDir: workerData.dataDir });
parentPort?.on("message", async (request: Request) => {
  parentPort?.postMessage(await serve(pglite, request));
});
parentPort?.postMessage("open");
