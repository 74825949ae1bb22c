import { expect, test } from "vitest";
import { feeOf, overlap, stageOfTerms } from "./terms.ts";
import { agencyTermsInput } from "./terms-input.ts";

const band = { from: 0, percentage: 1_850, fee: 500_000 };
const salary = (amount: number, currency = "GBP") => ({ amount, currency });

test.each([
  ["a percentage of the salary", [band], salary(3_400_000), salary(629_000)],
  [
    "no less than the least fee",
    [{ ...band, percentage: 1_000 }],
    salary(3_400_000),
    salary(500_000),
  ],
  [
    "a fixed fee in the currency of the terms",
    [{ ...band, percentage: null }],
    salary(3_400_000, "EUR"),
    salary(500_000),
  ],
  [
    "that of the band in which the salary is",
    [band, { from: 4_000_000, percentage: 2_500, fee: null }],
    salary(4_000_000),
    salary(1_000_000),
  ],
  [
    "that of the lowest band for a salary in another currency",
    [
      { ...band, percentage: 1 },
      { from: 1, percentage: 2_500, fee: null },
    ],
    salary(3_400_000, "EUR"),
    salary(340, "EUR"),
  ],
])("the fee is %s", (_, fee_bands, of, fee) => {
  expect(feeOf({ currency: "GBP", fee_bands }, of)).toEqual(fee);
});

test("terms hold from their first day to their last", () => {
  const terms = { valid_from: "2026-01-01", valid_until: "2026-12-31" };
  expect(
    ["2025-12-31", "2026-01-01", "2026-12-31", "2027-01-01"].map((day) => stageOfTerms(terms, day)),
  ).toEqual(["LATER", "IN_FORCE", "IN_FORCE", "ENDED"]);
  expect(overlap(terms, { valid_from: "2026-12-31", valid_until: null })).toBe(true);
  expect(overlap(terms, { valid_from: "2027-01-01", valid_until: null })).toBe(false);
  expect(overlap({ valid_from: "2025-01-01", valid_until: null }, terms)).toBe(true);
});

test.each<[string, object, string]>([
  ["an end before the start", { valid_until: "2025-12-31" }, "valid_until"],
  ["no fee", { fee_bands: [] }, "fee_bands"],
  ["a first band above zero", { fee_bands: [{ ...band, from: 1 }] }, "fee_bands.0.from"],
  ["bands that do not rise", { fee_bands: [band, band] }, "fee_bands.1.from"],
  [
    "a band without percentage or fee",
    { fee_bands: [{ from: 0, percentage: null, fee: null }] },
    "fee_bands.0.percentage",
  ],
  [
    "a month that is there twice",
    {
      rebates: [
        { month: 1, percentage: 7_500 },
        { month: 1, percentage: 5_000 },
      ],
    },
    "rebates.1.month",
  ],
  [
    "a rebate that grows",
    {
      rebates: [
        { month: 1, percentage: 2_500 },
        { month: 2, percentage: 5_000 },
      ],
    },
    "rebates.1.percentage",
  ],
])("terms with %s are refused at the field", (_, part, field) => {
  const { error } = agencyTermsInput.safeParse({
    valid_from: "2026-01-01",
    currency: "GBP",
    fee_bands: [band],
    ownership_months: 12,
    direct_applicants: "FIRST",
    ...part,
  });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});
