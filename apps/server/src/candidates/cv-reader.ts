import { availableParallelism } from "node:os";
import { HttpError } from "@ats/api/kernel/http-error";
import { cvRefusals } from "@ats/core/candidates/cv-file";
import pLimit from "p-limit";
import { Piscina } from "piscina";
import type { Answer } from "./cv-worker.ts";
import type { ReadCv } from "@ats/api/kernel/ports/cv-reader";

/** Time and memory allowed for reading one CV. */
const limits = { ms: 5000, resourceLimits: { maxOldGenerationSizeMb: 256 } };

const most = Math.min(4, availableParallelism());
/** Milliseconds without work after which a thread gives its memory back. */
const idleTimeout = 30_000;

/** Reads CVs in threads of their own, several at once; further ones wait. */
export function cvReader({ ms, resourceLimits } = limits): (bytes: Uint8Array) => Promise<ReadCv> {
  const threads = new Piscina<Uint8Array, Answer>({
    filename: new URL("cv-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout,
    resourceLimits,
  });
  // Apart from the pool's own queue, so that waiting does not count.
  const turn = pLimit(most);
  return (bytes) =>
    turn(async () => {
      const answer = await threads
        .run(bytes, { signal: AbortSignal.timeout(ms) })
        .catch((error: NodeJS.ErrnoException) => {
          const isHeavy = error.name === "AbortError" || error.code === "ERR_WORKER_OUT_OF_MEMORY";
          throw isHeavy ? new HttpError(400, cvRefusals.heavy) : error;
        });
      if ("read" in answer) return answer.read;
      throw new HttpError(answer.refused.status, answer.refused.message);
    });
}
