import { expect, test } from "vitest";
import { shareProblem, sharesOf } from "./share-costs.ts";

const jobs = [
  { openings: 2, applications: 0 },
  { openings: 1, applications: 30 },
  { openings: 1, applications: 10 },
];

test("a cost is split evenly, by openings or by applications, to the penny", () => {
  expect(sharesOf(10_000, "EVENLY", jobs)).toEqual([3334, 3333, 3333]);
  expect(sharesOf(-10_001, "BY_OPENINGS", jobs)).toEqual([-5001, -2500, -2500]);
  expect(sharesOf(10_000, "BY_APPLICATIONS", jobs)).toEqual([0, 7500, 2500]);
  expect(sharesOf(10_000, "BY_APPLICATIONS", jobs.slice(0, 1))).toBeUndefined();
});

test.each([
  [10_000, [5_000, 5_000], /^none$/],
  [10_000, [], /^none$/],
  [
    10_000,
    [5_000, 4_999],
    /come to £99\.99 and the cost is £100\.00\. Share out the remaining £0\.01/,
  ],
  [10_000, [5_000, 5_001], /Take off £0\.01/],
  [-10_000, [-5_000, -4_999], /Share out the remaining -£0\.01/],
  [-10_000, [-5_000, -5_001], /Take off £0\.01/],
  [10_000, [11_000, -1_000], /cannot be below zero/],
  [-10_000, [-11_000, 1_000], /cannot be above zero/],
])("shares of %i of %j: %s", (amount, shares, problem) => {
  const said = shareProblem({ amount, currency: "GBP" }, shares) ?? "none";
  expect(said).toMatch(problem);
});
