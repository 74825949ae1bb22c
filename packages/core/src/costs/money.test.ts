import { expect, test } from "vitest";
import { convert, totalsOf, partOf, writtenMoney } from "./money.ts";

test("amounts of two currencies stay apart, and a credit is taken off its own", () => {
  expect(
    totalsOf([
      { amount: 12_000, currency: "GBP" },
      { amount: 5_000, currency: "EUR" },
      { amount: -2_000, currency: "GBP" },
    ]),
  ).toEqual([
    { amount: 5_000, currency: "EUR" },
    { amount: 10_000, currency: "GBP" },
  ]);
  expect(totalsOf([])).toEqual([]);
});

test.each([
  [10_000, 2_000, 2_000],
  [333, 2_000, 67],
  [-333, 2_000, -67],
  [5, 1_000, 1],
  [-5, 1_000, -1],
  [10_000, 0, 0],
  [0, 2_000, 0],
])("VAT of %i at %i hundredths of a percent is %i", (net, rate, vat) => {
  expect(partOf(net, rate)).toBe(vat);
});

test.each([
  [{ amount: 10_000, currency: "EUR" }, "GBP", 0.8543, 8_543],
  [{ amount: -10_000, currency: "EUR" }, "GBP", 0.8543, -8_543],
  [{ amount: 15_000, currency: "JPY" }, "GBP", 0.0052, 7_800],
  [{ amount: 7_800, currency: "GBP" }, "JPY", 192.30769231, 15_000],
  [{ amount: 1, currency: "USD" }, "GBP", 0.5, 1],
])("%j in %s at %f is %i", (money, to, rate, expected) => {
  expect(convert(money, to, rate)).toBe(expected);
});

test("an amount is written in its currency", () => {
  expect(writtenMoney({ amount: 125_050, currency: "GBP" })).toBe("£1,250.50");
  expect(writtenMoney({ amount: -1_500, currency: "JPY" })).toBe("-JP¥1,500");
});
