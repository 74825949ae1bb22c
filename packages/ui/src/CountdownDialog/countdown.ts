/** Seconds left at which the time is announced. */
const announceAt = [60, 30, 10];

/**
 * Returns the mark of `announceAt` passed since `before` seconds were left; the last one when the
 * tab slept through several. `before` starts at Infinity.
 */
export function passedMark(before: number, left: number): number | undefined {
  return announceAt.findLast((seconds) => left <= seconds && before > seconds);
}

/** Returns whole seconds until `deadline` (epoch milliseconds), never below 0. */
export const secondsUntil = (deadline: number, now: number) =>
  Math.max(0, Math.ceil((deadline - now) / 1000));
