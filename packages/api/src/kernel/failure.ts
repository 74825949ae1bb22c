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
