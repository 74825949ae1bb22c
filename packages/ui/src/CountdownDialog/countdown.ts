/** Seconds left at which the time is said. */
export const saidAt = [60, 30, 10];

/**
 * Which of `saidAt` has been passed since `before` seconds were left; the last one, when the tab
 * slept over several. At the start, `before` is Infinity.
 */
export function passedSince(before: number, left: number): number | undefined {
  return saidAt.findLast((seconds) => left <= seconds && before > seconds);
}

/** Whole seconds until a moment, as epoch milliseconds; never below 0. */
export const secondsUntil = (deadline: number, now: number) =>
  Math.max(0, Math.ceil((deadline - now) / 1000));
