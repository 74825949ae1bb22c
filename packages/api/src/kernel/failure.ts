import { HttpError } from "./http-error.ts";

/**
 * An unexpected error as it may be logged. Messages stay out, because they can quote what people
 * typed.
 */
export interface Failure {
  /** Method and path of the endpoint, without its values. */
  where: string;
  error: string;
  /** SQLSTATE, when the database refused. */
  code?: string;
  constraint?: string;
  stack: string[];
}

export function failureOf(where: string, error: unknown): Failure {
  const { name, code, constraint, stack } = (error ?? {}) as Record<string, unknown>;
  const frames = String(stack)
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
  return {
    where,
    error: typeof name === "string" ? name : typeof error,
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    stack: frames.map((line) => line.trim()),
  };
}

const sqlState = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code ?? "");

/** True when somebody else took a unique key or deleted a referenced row at the same time. */
export const isConflict = (error: unknown): boolean => ["23505", "23503"].includes(sqlState(error));

/**
 * True for conflicts, serialisation failures and deadlocks. When repeated, the handler's own checks
 * see the other change and explain it.
 */
export const isRetryable = (error: unknown): boolean =>
  isConflict(error) || ["40001", "40P01"].includes(sqlState(error));

/** True for a value that its column cannot hold. */
export const isDataException = (error: unknown): boolean => /^22[0-9A-Z]{3}$/.test(sqlState(error));

/** True when a write would leave the part of the company that its author's role covers. */
export const isOutOfScope = (error: unknown): boolean =>
  sqlState(error) === "42501" &&
  /row-level security policy "scope"/.test(String((error as Error | null)?.message));

/**
 * True when the database cannot be reached: it stops, starts, has moved, or has no connection left.
 * Errors of pg without a code have only their text.
 */
const isUnreachable = (error: unknown): boolean =>
  /^(08...|57P0[1-5]|25P03|53300|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(
    sqlState(error),
  ) ||
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e(xpired|xceeded when trying to connect))/.test(
    String((error as Error | null)?.message),
  );

const isTooSlow = (error: unknown): boolean => sqlState(error) === "57014";

/** Returns what the full disk holds, when the error came from a full disk. */
const fullDiskOf = (error: unknown): FullDisk | undefined => {
  if (["ENOSPC", "EDQUOT"].includes(sqlState(error))) return "files";
  return sqlState(error) === "53100" ? "database" : undefined;
};
export type FullDisk = "files" | "database";

export const diskFull = (disk: FullDisk, options?: ErrorOptions): HttpError =>
  new HttpError(
    507,
    `The disk that holds the ${disk} is full, so this was not saved. Ask your administrator to free space on it, then try again.`,
    options,
  );

/** Returns the refusal for an error that will pass without a change to the request. */
export function outageOf(error: unknown): HttpError | undefined {
  if (isUnreachable(error))
    return new HttpError(
      503,
      "The database cannot be reached at the moment. Wait a few seconds, then try again.",
      { cause: error, retryAfter: 2 },
    );
  if (isTooSlow(error))
    return new HttpError(
      503,
      "This took too long, so the server stopped it. Try again in a minute, or ask for less, such as a narrower search.",
      { cause: error, retryAfter: 60 },
    );
  const disk = fullDiskOf(error);
  if (disk) return diskFull(disk, { cause: error });
  return undefined;
}

/** Returns the same as {@link outageOf}, and notes a full disk for the health answer. */
export function noteOutage(
  { fullDisks, clock }: { fullDisks?: Map<FullDisk, Date> | undefined; clock: () => Date },
  error: unknown,
): HttpError | undefined {
  const disk = fullDiskOf(error);
  if (disk) fullDisks?.set(disk, clock());
  return outageOf(error);
}
