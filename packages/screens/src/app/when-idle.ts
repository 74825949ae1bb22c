import type { QueryClient } from "@tanstack/react-query";

const pause = 1_000;
/** When the page began to load code for later. */
const idleMark = "ats.idle";

/** Calls once the page has loaded what it shows and has nothing to do. Returns how to cancel. */
export function whenIdle(queries: QueryClient, run: () => void): () => void {
  const timer = setInterval(() => {
    if (queries.isFetching() > 0) return;
    clearInterval(timer);
    performance.mark(idleMark);
    run();
  }, pause);
  return () => clearInterval(timer);
}
