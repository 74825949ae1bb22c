export const before = (time: Date, ms: number): Date => new Date(time.getTime() - ms);
export const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** The clocks of several instances differ by less. What is later began under a wrong clock. */
const clockSkewMs = 60_000;
export const latest = (now: Date): Date => after(now, clockSkewMs);
