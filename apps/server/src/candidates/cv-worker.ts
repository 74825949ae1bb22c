import { threadId } from "node:worker_threads";
import { loadCvReader, readCvFile } from "@ats/api/candidates/cv-text";
import { HttpError } from "@ats/api/kernel/http-error";
import type { ReadCv } from "@ats/api/kernel/ports/cv-reader";

export interface Task {
  bytes: Uint8Array;
  /** Receives the thread's number, and the milliseconds it had worked before it began to read. */
  start: Int32Array;
}

export type Answer =
  | { read: ReadCv }
  | { refused: { status: HttpError["status"]; message: string } };

// Keeps the parsers' output off the terminal.
Object.assign(console, { log() {}, info() {}, warn() {}, error() {} });

// Before the first CV, so that loading is no part of reading.
await loadCvReader();

/** Reads one CV in a thread, so that a harmful file cannot block the server or use its memory. */
export default async function answer({ bytes, start }: Task): Promise<Answer> {
  const { user, system } = process.threadCpuUsage();
  Atomics.store(start, 1, (user + system) / 1000);
  Atomics.store(start, 0, threadId);
  try {
    return { read: await readCvFile(bytes) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: { status: error.status, message: error.message } };
  }
}
