import type { QueryClient } from "@tanstack/react-query";

const pause = 1_000;
/** Names the mark when the page began to load code for later, and the measure until it had it. */
const idle = "ats.idle";

/** Calls once the page has loaded what it shows and has nothing to do. Returns how to cancel. */
export function whenIdle(queries: QueryClient, load: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    if (queries.isFetching() > 0) return;
    clearInterval(timer);
    performance.mark(idle);
    void load().finally(() => performance.measure(idle, idle));
  }, pause);
  return () => clearInterval(timer);
}
