import { Worker } from "node:worker_threads";
import { EmbeddedStream } from "./embedded-stream.ts";
import type { Reply, Request } from "./embedded-worker.ts";

/** Opening takes seconds; after this time it has hung. */
const openMs = 120_000;

/** The embedded database in a thread of its own. */
export interface EmbeddedThread {
  /** A new connection. There is one at a time. */
  connect: () => EmbeddedStream;
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

/** Opens the database in `dataDir`. `onLost` hears that its thread ended by itself. */
export function startThread(
  dataDir: string,
  onLost: (error: Error) => void,
): Promise<EmbeddedThread> {
  const { promise, resolve, reject } = Promise.withResolvers<EmbeddedThread>();
  const worker = new Worker(new URL("embedded-worker.ts", import.meta.url), {
    workerData: { dataDir },
    // Keeps PostgreSQL's error output off the terminal.
    stdout: true,
    stderr: true,
  });
  let stream: EmbeddedStream | undefined;
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  const send = (request: Request) => worker.postMessage(request);
  function ask<T>(call: "dump" | "close"): Promise<T> {
    const id = asked.size;
    const answer = Promise.withResolvers<unknown>();
    asked.set(id, answer);
    send({ id, call });
    return answer.promise as Promise<T>;
  }
  let state: "opening" | "open" | "closed" = "opening";
  const thread: EmbeddedThread = {
    connect: () => (stream = new EmbeddedStream(send)),
    dump: () => ask("dump"),
    async close() {
      state = "closed";
      await ask("close");
      await worker.terminate();
    },
  };
  const timer = setTimeout(() => lost(new Error("The database did not open in time.")), openMs);
  function lost(error: Error) {
    clearTimeout(timer);
    reject(error);
    stream?.destroy(error);
    for (const answer of asked.values()) answer.reject(error);
    if (state === "open") onLost(error);
    void worker.terminate();
  }
  worker.on("message", (reply: Reply) => {
    if (reply === "open") {
      state = "open";
      clearTimeout(timer);
      resolve(thread);
    } else if (reply instanceof Uint8Array)
      stream?.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
    else asked.get(reply.id)?.resolve(reply.result);
  });
  worker.on("error", lost);
  worker.on("exit", () => lost(new Error("The thread of the database has ended.")));
  return promise;
}
