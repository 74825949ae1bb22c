import { expect, test } from "vitest";
import { budgetStateOf, usedPercent } from "./budget.ts";

const budget = { amount: 10_000, warn_percent: 80 };

test("a budget is near its end from its percentage on, and exceeded by a penny more than all of it", () => {
  expect(
    [0, 7_999, 8_000, 10_000, 10_001, -500].map((used) => budgetStateOf(used, budget)),
  ).toEqual(["OK", "OK", "NEAR", "NEAR", "EXCEEDED", "OK"]);
});

test("a percentage says 100 only where all of the budget is used", () => {
  expect([9_999, 10_000, 10_001, 0].map((used) => usedPercent(used, budget))).toEqual([
    99, 100, 101, 0,
  ]);
});
