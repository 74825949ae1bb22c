import { expect, test } from "vitest";
import { feeForecast } from "./fee-forecast.ts";

const salary = { salary_min: 3_000_000, salary_max: 4_000_000, currency: "GBP" };
const terms = {
  valid_from: "2026-01-01",
  currency: "GBP",
  fee_bands: [
    { from: 0, percentage: 1500, fee: null },
    { from: 4_000_000, percentage: 2000, fee: null },
  ],
};

test("the terms give the fee of the lowest and the highest salary that the job shows", () => {
  expect(feeForecast({ salary, fee_percent: null, fee_text: "By our terms" }, terms)).toEqual({
    ...salary,
    fee_min: 450_000,
    fee_max: 800_000,
    fee_currency: "GBP",
    fee_percent: null,
    terms_from: "2026-01-01",
  });
});

test("a percentage that the job names goes before the terms", () => {
  expect(feeForecast({ salary, fee_percent: 17.5, fee_text: "" }, terms)).toMatchObject({
    fee_min: 525_000,
    fee_max: 700_000,
    terms_from: null,
  });
});

test("a job with one end of a salary has one fee", () => {
  const { salary_min: _, ...rest } = salary;
  expect(
    feeForecast(
      { salary: { ...rest, salary_min: null }, fee_percent: 10, fee_text: "" },
      undefined,
    ),
  ).toMatchObject({ fee_min: 400_000, fee_max: 400_000 });
});

test("nothing is forecast from a salary or a fee that the job hides, nor without terms", () => {
  expect(feeForecast({ salary: null, fee_percent: 20, fee_text: "" }, terms)).toBeNull();
  expect(feeForecast({ salary, fee_percent: null, fee_text: "" }, terms)).toBeNull();
  expect(feeForecast({ salary, fee_percent: null, fee_text: "As agreed" }, undefined)).toBeNull();
});
