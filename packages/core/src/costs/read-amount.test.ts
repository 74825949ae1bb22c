import { expect, test } from "vitest";
import { decimalMarkIn, readAmount, readDecimal } from "./read-amount.ts";

test.each([
  ["1,234.56", 123_456],
  ["1.234,56", 123_456],
  ["£1,234.5", 123_450],
  ["GBP 12", 1_200],
  ["(1,234.56)", -123_456],
  ["-30", -3_000],
  ["−30.00", -3_000],
  ["30.00-", -3_000],
  ["1 234,56", 123_456],
  ["1'234.56", 123_456],
  ["1,234", 123_400],
  ["1,234,567", 123_456_700],
  ["0", 0],
])("%s is read to the penny", (written, value) => {
  expect(readAmount(written, "GBP", ".")).toEqual({ value });
});

test.each([
  ["12.345", "GBP", /has more decimals than GBP, which has 2/],
  ["1.5", "JPY", /has more decimals than JPY, which has none/],
  ["€12", "GBP", /is not an amount in GBP/],
  ["1,23,456.00", "GBP", /is not a number/],
  ["1.2.3", "GBP", /is not a number/],
  ["ten", "GBP", /is not a number/],
  ["=1+1", "GBP", /is not an amount/],
  ["9".repeat(41), "GBP", /is not a number/],
])("%s in %s is refused with the reason", (written, currency, problem) => {
  expect(readAmount(written, currency, ".")).toEqual({ problem: expect.stringMatching(problem) });
});

test("the other amounts of a file tell whether 1.234 is more than a thousand", () => {
  const german = decimalMarkIn(["1.234", "99,90", "1.234,56"]);
  expect(german).toBe(",");
  expect(readAmount("1.234", "EUR", german)).toEqual({ value: 123_400 });
  expect(readAmount("1,234", "EUR", german)).toHaveProperty("problem");
  expect(decimalMarkIn(["1.234", "1,234"])).toBe(".");
});

test("a rate or percentage has as many decimals as it likes", () => {
  expect(readDecimal("0.854")).toEqual({ value: 0.854 });
  expect(readDecimal("0,8543")).toEqual({ value: 0.8543 });
  expect(readDecimal("20 %")).toEqual({ value: 20 });
  expect(readDecimal("twenty")).toHaveProperty("problem");
});
