import { parentPort, workerData } from "node:worker_threads";
import { HttpError } from "@ats/api/kernel/http-error";
import { readCvFile } from "@ats/api/candidates/cv-text";
import type { ReadCv } from "@ats/api/kernel/ports/cv-reader";

export type Answer =
  | { read: ReadCv }
  | { refused: { status: HttpError["status"]; message: string } };

/** Reads one CV in a thread, so that a harmful file cannot block the server or use its memory. */
async function answer(): Promise<Answer> {
  try {
    return { read: await readCvFile(workerData) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: { status: error.status, message: error.message } };
  }
}

parentPort?.postMessage(await answer());
