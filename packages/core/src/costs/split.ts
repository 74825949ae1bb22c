/**
 * Splits an amount in minor units by weights, to the last unit: the largest remainders take what is
 * left over. A credit note, which is negative, is split like the invoice that it takes back.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0 || weights.some((weight) => weight < 0))
    throw new RangeError(
      "An amount is split by weights of which none is negative and one is not 0.",
    );
  const whole = BigInt(Math.abs(amount));
  const shares = weights.map((weight, place) => {
    const exact = whole * BigInt(weight);
    return { place, share: exact / BigInt(total), rest: exact % BigInt(total) };
  });
  const left = whole - shares.reduce((sum, { share }) => sum + share, 0n);
  const most = shares.toSorted((a, b) => Number(b.rest - a.rest) || a.place - b.place);
  for (const each of most.slice(0, Number(left))) each.share += 1n;
  return shares.map(({ share }) => Number(share) * (amount < 0 ? -1 : 1) || 0);
}
