import { newerDatabase } from "@ats/api/database/migrate";

/** Explains in one sentence on the terminal why the server cannot start and what to do. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}

export const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code ?? "unknown reason");

/** Refuses a database that is newer than this program; nothing in it is wrong. */
export const refuseNewer = (error: unknown): void => {
  if ((error as Error).message === newerDatabase)
    throw new StartError(`${newerDatabase} Start that version, or set another database.`, {
      cause: error,
    });
};
