/** Minimum milliseconds between refetches by live messages. */
export const liveRefreshMs = 1_000;

export function throttle(work: () => void, intervalMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, intervalMs);
    work();
  };
  const call = () => {
    if (timer) isWanted = true;
    else run();
  };
  call.stop = () => clearTimeout(timer);
  return call;
}
