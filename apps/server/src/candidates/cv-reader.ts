import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { HttpError } from "@ats/api/kernel/http-error";
import { cvRefusals } from "@ats/core/candidates/cv-file";
import type { Answer } from "./cv-worker.ts";
import type { ReadCv } from "@ats/api/kernel/ports/cv-reader";

/** Time and memory allowed for reading one CV. */
const limits = { ms: 5000, resourceLimits: { maxOldGenerationSizeMb: 256 } };

const most = Math.min(4, availableParallelism());

/** Reads each CV in its own thread, several at once; further ones wait. */
export function cvReader({ ms, resourceLimits } = limits): (bytes: Uint8Array) => Promise<ReadCv> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (bytes) => {
    if (running < most) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await readApart(bytes, { ms, resourceLimits });
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

async function readApart(bytes: Uint8Array, { ms, resourceLimits }: typeof limits) {
  const worker = new Worker(new URL("cv-worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits,
    // Keeps the parser's output off the terminal.
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), ms);
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.on("message", resolve);
      worker.on("error", (error: NodeJS.ErrnoException) =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch() : error),
      );
      worker.on("exit", () => reject(tooMuch()));
    });
    if ("read" in answer) return answer.read;
    throw new HttpError(answer.refused.status, answer.refused.message);
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}

const tooMuch = () => new HttpError(400, cvRefusals.heavy);
