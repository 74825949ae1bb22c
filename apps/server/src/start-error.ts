/** Why the server cannot start and what to do about it, in one sentence for the terminal. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}

export const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code ?? "unknown reason");
