import { HttpError } from "@ats/api/kernel/http-error";
import { readCvFile } from "@ats/api/candidates/cv-text";
import type { ReadCv } from "@ats/api/kernel/ports/cv-reader";

export type Answer =
  | { read: ReadCv }
  | { refused: { status: HttpError["status"]; message: string } };

// Keeps the parsers' output off the terminal.
Object.assign(console, { log() {}, info() {}, warn() {}, error() {} });

/** Reads one CV in a thread, so that a harmful file cannot block the server or use its memory. */
export default async function answer(bytes: Uint8Array): Promise<Answer> {
  try {
    return { read: await readCvFile(bytes) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: { status: error.status, message: error.message } };
  }
}
