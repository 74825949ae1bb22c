import { expect, test } from "vitest";
import { allAgencyTerms, feeOf, termsOf } from "./agency-terms.ts";

const terms = { agency: "Brightstaff", percentage: 1_850, fee: 500_000 };

test.each([
  ["a percentage of the salary", terms, "GBP", { amount: 629_000, currency: "GBP" }],
  [
    "no less than the least fee",
    { ...terms, percentage: 1_000 },
    "GBP",
    { amount: 500_000, currency: "GBP" },
  ],
  [
    "a fixed fee in the company's currency",
    { ...terms, percentage: null },
    "EUR",
    { amount: 500_000, currency: "GBP" },
  ],
  [
    "a percentage in the salary's currency",
    { ...terms, percentage: 1 },
    "EUR",
    { amount: 340, currency: "EUR" },
  ],
])("the fee is %s", (_, given, currency, fee) => {
  expect(feeOf(given, { amount: 3_400_000, currency }, "GBP")).toEqual(fee);
});

test("an agency is known by its name, case and spaces aside, and has one set of terms", () => {
  expect(termsOf([terms], "bright STAFF")).toBe(terms);
  expect(termsOf([terms], "")).toBeUndefined();
  expect(allAgencyTerms.safeParse([terms, { ...terms, agency: "BRIGHTSTAFF" }]).success).toBe(
    false,
  );
  expect(allAgencyTerms.safeParse([{ ...terms, percentage: null, fee: null }]).success).toBe(false);
});
