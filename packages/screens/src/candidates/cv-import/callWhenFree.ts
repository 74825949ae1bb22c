import type { ApiError } from "@ats/core/contract/client";

/** How often a call is repeated while the server is busy, and the first wait in seconds. */
const retries = 3;
const firstWait = 1;

/**
 * Repeats a call while the server is busy, and waits twice as long before each. The first wait is
 * what the server asks for.
 */
export async function callWhenFree<T>(
  call: () => Promise<T>,
  { onWait, isWanted }: { onWait(): void; isWanted(): boolean },
): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await call();
    } catch (error) {
      const { status, retryAfter = firstWait } = error as ApiError;
      if (status !== 503 || attempt === retries) throw error;
      onWait();
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 2 ** attempt * 1000));
      if (!isWanted()) throw error;
    }
}
