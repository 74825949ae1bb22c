/**
 * An amount for each one of a count, rounded to the minor unit, halves away from zero; null where
 * there is none to divide by.
 */
export const costFor = (amount: number, count: number): number | null =>
  count === 0 ? null : Math.sign(amount) * Math.floor(Math.abs(amount) / count + 0.5) || 0;
