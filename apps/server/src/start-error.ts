import { newerDatabase } from "@ats/api/database/migrate";

/** Why the server cannot start and what to do about it, in one sentence for the terminal. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}

export const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code ?? "unknown reason");

/** Where a database is newer than this program: nothing in it is wrong, and nothing is to be moved. */
export const refuseNewer = (error: unknown): void => {
  if ((error as Error).message === newerDatabase)
    throw new StartError(`${newerDatabase} Start that version, or set another database.`, {
      cause: error,
    });
};
