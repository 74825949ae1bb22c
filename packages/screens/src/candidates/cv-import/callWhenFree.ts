import type { ApiError } from "@ats/core/contract/client";

/** Seconds to wait before each further attempt. */
const waits = [1, 2, 5];

/** Repeats a call while the server is busy, after growing waits. */
export async function callWhenFree<T>(
  call: () => Promise<T>,
  { onWait, isWanted }: { onWait(): void; isWanted(): boolean },
): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await call();
    } catch (error) {
      const seconds = waits[attempt];
      if ((error as ApiError).status !== 503 || seconds === undefined) throw error;
      onWait();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (!isWanted()) throw error;
    }
}
