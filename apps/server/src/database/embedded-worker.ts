import { parentPort, workerData } from "node:worker_threads";
import { openPglite } from "@ats/api/database/embedded";
import { type Request, serve } from "@ats/api/database/remote-pglite";

/** The thread that the embedded database lives in, so that it never holds the server's event loop. */
const pglite = await openPglite({ dataDir: workerData.dataDir });
parentPort?.on("message", async (request: Request) => {
  parentPort?.postMessage(await serve(pglite, request));
});
parentPort?.postMessage("open");
