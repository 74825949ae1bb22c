import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { HttpError } from "@ats/api/kernel/http-error";
import type { ReadCv } from "@ats/api/kernel/ports/cv-reader";
import { cvRefusals, cvReaderBusy } from "@ats/core/candidates/cv-file";
import pLimit from "p-limit";
import { Piscina } from "piscina";
import type { Answer, Task } from "./cv-worker.ts";

/**
 * Processor time and memory allowed for reading one CV, and how many CVs may wait. The last one
 * waits for half a minute at worst.
 */
const limits = { ms: 5000, resourceLimits: { maxOldGenerationSizeMb: 256 }, waiting: 32 };

const most = Math.min(4, availableParallelism());
/** Milliseconds without work after which a thread gives its memory back. */
const idleTimeout = 30_000;
/** Milliseconds between two looks at a thread's processor time. */
const lookEvery = 100;
/** A thread that gets less than this part of a processor is stopped by the server's slowness. */
const leastShare = 1 / 12;

/**
 * Reads CVs in threads of their own, several at once; further ones wait, and too many are refused.
 * Only a thread's own processor time counts: not loading, waiting, nor what else the machine does.
 */
export function cvReader({
  ms,
  resourceLimits,
  waiting,
} = limits): (bytes: Uint8Array) => Promise<ReadCv> {
  const threads = new Piscina<Task, Answer>({
    filename: new URL("cv-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout,
    resourceLimits,
  });
  const turn = pLimit(most);
  return async (bytes) => {
    if (turn.activeCount >= most && turn.pendingCount >= waiting) throw busy();
    const answer = await turn(() => readWithin(threads, ms, bytes));
    if ("read" in answer) return answer.read;
    throw new HttpError(answer.refused.status, answer.refused.message);
  };
}

const busy = () => new HttpError(503, cvReaderBusy, { retryAfter: 10 });

async function readWithin(threads: Piscina<Task, Answer>, ms: number, bytes: Uint8Array) {
  const start = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const abort = new AbortController();
  const watch = new AbortController();
  void overrun(threads, start, ms, watch.signal).then((error) => error && abort.abort(error));
  try {
    return await threads.run({ bytes, start }, { signal: abort.signal });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (abort.signal.aborted) throw abort.signal.reason;
    throw code === "ERR_WORKER_OUT_OF_MEMORY" ? new HttpError(400, cvRefusals.heavy) : error;
  } finally {
    watch.abort();
  }
}

/** Milliseconds for which a thread has worked; undefined when it has ended. */
async function processorTime(worker: Worker | undefined): Promise<number | undefined> {
  const usage = await worker?.cpuUsage().catch(() => undefined);
  return usage && (usage.user + usage.system) / 1000;
}

/** Waits until a thread has used its processor time, and returns the refusal; undefined when ended. */
async function overrun(
  threads: Piscina<Task, Answer>,
  start: Int32Array,
  ms: number,
  ended: AbortSignal,
) {
  let began: number | undefined;
  for (;;) {
    await setTimeout(lookEvery);
    if (ended.aborted) return undefined;
    const [thread = 0, usedBefore = 0] = start;
    if (thread === 0) continue;
    began ??= performance.now();
    const worker = threads.threads.find(({ threadId }) => threadId === thread);
    const used = await Promise.race([processorTime(worker), setTimeout(lookEvery)]);
    if (used && used - usedBefore > ms) return new HttpError(400, cvRefusals.heavy);
    if (performance.now() - began > ms / leastShare) return busy();
  }
}
