import { addDays } from "../days/days.ts";
import { expect, test } from "vitest";
import {
  differenceInWords,
  invoiceStateOf,
  lastDayOfMonths,
  placementOn,
  rebateOf,
  rebateOn,
  windowEnd,
} from "./placement.ts";

const rebates = [
  { month: 1, percentage: 7_500 },
  { month: 3, percentage: 2_500 },
];
const facts = {
  start_date: "2026-01-31",
  left_date: null,
  is_claimed: false,
  is_credited: false,
  is_undone: false,
  rebates,
};

test.each([
  ["2026-01-01", 1, "2026-01-31"],
  ["2026-01-15", 1, "2026-02-14"],
  ["2026-01-28", 1, "2026-02-27"],
  ["2026-01-29", 1, "2026-02-28"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-02-28", 1, "2026-03-27"],
  ["2026-02-01", 1, "2026-02-28"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-12-31", 2, "2027-02-28"],
])("from %s, %i months end on %s", (start, months, end) => {
  expect(lastDayOfMonths(start, months)).toBe(end);
});

test.each([
  ["2026-01-30", "NOT_STARTED", 7_500, null],
  ["2026-01-31", "IN_WINDOW", 7_500, 89],
  ["2026-02-28", "IN_WINDOW", 7_500, 61],
  ["2026-03-01", "IN_WINDOW", 2_500, 60],
  ["2026-04-24", "IN_WINDOW", 2_500, 6],
  ["2026-04-30", "IN_WINDOW", 2_500, 0],
  ["2026-05-01", "OVER", undefined, null],
])("on %s the placement is %s", (today, state, percentage, days_left) => {
  const standing = placementOn(facts, today);
  expect(standing).toMatchObject({ state, days_left, window_ends_on: "2026-04-30" });
  expect(standing.rebate?.percentage).toBe(percentage);
});

test("a hire who left keeps the rebate of that day, through claim and credit note", () => {
  const left = { ...facts, left_date: "2026-02-28" };
  const rebate = { month: 1, percentage: 7_500, ends_on: "2026-02-28" };
  expect(placementOn(left, "2026-06-01")).toMatchObject({ state: "LEFT", rebate, days_left: null });
  const claimed = { ...left, is_claimed: true };
  expect(placementOn(claimed, "2026-06-01")).toMatchObject({ state: "CLAIMED", rebate });
  const credited = { ...claimed, is_credited: true };
  expect(placementOn(credited, "2026-06-01")).toMatchObject({ state: "CREDITED", rebate });
  expect(placementOn({ ...facts, left_date: "2026-05-01" }, "2026-06-01")).toMatchObject({
    state: "LEFT",
    rebate: null,
  });
});

test("an undone hire, one without a start and terms without a rebate have no window", () => {
  expect(placementOn({ ...facts, is_undone: true }, "2026-02-01").state).toBe("UNDONE");
  expect(placementOn({ ...facts, start_date: null }, "2026-02-01")).toEqual({
    state: "NO_START",
    rebate: null,
    window_ends_on: null,
    days_left: null,
  });
  expect(placementOn({ ...facts, rebates: [] }, "2026-02-01")).toMatchObject({
    state: "NO_REBATE",
    window_ends_on: null,
  });
});

test("the rebate is to the penny, halves up", () => {
  const of = (amount: number, percentage: number) =>
    rebateOf({ amount, currency: "GBP" }, { percentage }).amount;
  expect(of(629_000, 7_500)).toBe(471_750);
  expect(of(1, 5_000)).toBe(1);
  expect(of(333_333, 3_333)).toBe(111_100);
  expect(of(99, 10_000)).toBe(99);
});

test("windows never shrink with a later start or more months, and every day has one rebate at most", () => {
  const firsts = ["2023-12-30", "2026-01-27", "2028-01-28"];
  for (const first of firsts)
    for (let shift = 0; shift < 70; shift++) {
      const start = addDays(first, shift);
      for (let months = 1; months <= 24; months++) {
        const end = lastDayOfMonths(start, months);
        expect(lastDayOfMonths(start, months + 1) > end).toBe(true);
        expect(lastDayOfMonths(addDays(start, 1), months) >= end).toBe(true);
        const scale = [{ month: months, percentage: 5_000 }];
        expect(windowEnd(start, scale)).toBe(end);
        expect(rebateOn(start, end, scale)).toMatchObject({ percentage: 5_000, ends_on: end });
        expect(rebateOn(start, addDays(end, 1), scale)).toBeUndefined();
        expect(rebateOn(start, addDays(start, -1), scale)).toBeUndefined();
      }
    }
});

test("an invoice is equal to the fee or different from it, until somebody answers", () => {
  const invoice = { number: "B-1", given_number: "", difference: 50_000, answer: null };
  expect(invoiceStateOf(invoice)).toBe("DIFFERENT");
  expect(invoiceStateOf({ ...invoice, answer: "DISPUTED" })).toBe("DISPUTED");
  expect(invoiceStateOf({ ...invoice, difference: 0 })).toBe("EQUAL");
  expect(invoiceStateOf({ ...invoice, number: "" })).toBe("NONE");
  expect(invoiceStateOf({ ...invoice, number: "", given_number: "B-1" })).toBe("NUMBER_GIVEN");
  const fee = "the fee of the terms";
  expect(differenceInWords({ amount: 50_000, currency: "GBP" }, fee)).toBe(
    "£500.00 more than the fee of the terms",
  );
  expect(differenceInWords({ amount: -1, currency: "GBP" }, fee)).toBe(
    "£0.01 less than the fee of the terms",
  );
});
