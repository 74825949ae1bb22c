import { describe, expect, test } from "vitest";
import { splitAmount } from "./split.ts";

test.each([
  [10_000, [1, 1, 1], [3334, 3333, 3333]],
  [-10_000, [1, 1, 1], [-3334, -3333, -3333]],
  [1, [1, 1], [1, 0]],
  [100, [3, 0, 1], [75, 0, 25]],
  [7, [1, 2, 3], [1, 2, 4]],
  [0, [1, 5], [0, 0]],
])("%i pence by %j are %j", (amount, weights, shares) => {
  expect(splitAmount(amount, weights)).toEqual(shares);
});

test.each([[[]], [[0, 0]], [[2, -1]]])("weights %j split nothing", (weights) => {
  expect(() => splitAmount(100, weights)).toThrow(RangeError);
});

describe("Of 20,000 amounts split by random weights", () => {
  let seed = 7;
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;

  test("none loses or gains a penny, and no share is a penny off its exact one", () => {
    const wrong: string[] = [];
    for (let round = 0; round < 20_000; round++) {
      const amount = (below(2) ? 1 : -1) * below(2_000_000_000);
      const weights = Array.from({ length: 1 + below(12) }, () => below(5_000));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (total === 0) continue;
      const shares = splitAmount(amount, weights);
      if (shares.reduce((sum, share) => sum + share, 0) !== amount)
        wrong.push(`${amount} by ${weights.join()} is not the sum of ${shares.join()}.`);
      for (const [place, share] of shares.entries())
        if (Math.abs(share - (amount * weights[place]!) / total) >= 1)
          wrong.push(`${share} is not ${weights[place]} of ${total} of ${amount}.`);
    }
    expect(wrong).toEqual([]);
  });
});
