import { parentPort, workerData } from "node:worker_threads";
import { openPglite } from "@ats/api/database/embedded";
import { hasPanicked } from "./panic.ts";

/** Bytes of PostgreSQL's protocol, or another request by name. */
export type Request = Uint8Array<ArrayBuffer> | { id: number; call: "dump" | "close" };
export type Reply = Uint8Array<ArrayBuffer> | { id: number; result: unknown } | "open";

/** Time for the answer of the call that made the database panic. */
const panicMs = 500;

/** The embedded database runs in this thread, so that it never blocks the server's event loop. */
const pglite = await openPglite({ dataDir: workerData.dataDir });
const reply = (message: Reply) => parentPort?.postMessage(message);

parentPort?.on("message", async (request: Request) => {
  if (request instanceof Uint8Array) {
    const answer = (await pglite.execProtocolRaw(request)) as Uint8Array<ArrayBuffer>;
    const isPanic = hasPanicked(answer);
    reply(answer);
    // It would answer nothing more. The first answer still reaches its caller.
    if (isPanic)
      setTimeout(() => {
        throw new Error("The database has panicked.");
      }, panicMs);
    return;
  }
  const { id, call } = request;
  reply({ id, result: await (call === "dump" ? pglite.dumpDataDir("gzip") : pglite.close()) });
});
reply("open");
