/** An unexpected error as a log may keep it: messages can quote what people typed, so they stay out. */
export interface Failure {
  /** Method and path of the endpoint, without its values. */
  where: string;
  error: string;
  /** SQLSTATE, where the database refused. */
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

/** Somebody else came first to a name or took away what was named: a key that is taken, or not there. */
export const isConflict = (error: unknown): boolean => ["23505", "23503"].includes(sqlState(error));

/**
 * The database lost a race and asks to try again: serialisation failure or deadlock. After a conflict
 * the handler's own checks see what the other one did, and say so.
 */
export const isRetryable = (error: unknown): boolean =>
  isConflict(error) || ["40001", "40P01"].includes(sqlState(error));

/** A value that its column cannot hold. */
export const isDataException = (error: unknown): boolean => /^22[0-9A-Z]{3}$/.test(sqlState(error));
