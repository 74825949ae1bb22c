import { parseDate } from "@internationalized/date";
import { expect, test } from "vitest";
import { type PresetName, presetRange, within } from "./presets.ts";

const of = (name: PresetName, day: string, locale = "en-GB") =>
  Object.values(presetRange(name, parseDate(day), locale)).join(" ");

test("The last 7 days are today and the six days before", () => {
  expect(of("last7Days", "2026-03-03")).toBe("2026-02-25 2026-03-03");
});

test("A week begins on the locale's first day", () => {
  expect(of("thisWeek", "2026-11-21")).toBe("2026-11-16 2026-11-22");
  expect(of("thisWeek", "2026-11-21", "en-US")).toBe("2026-11-15 2026-11-21");
  expect(of("lastWeek", "2026-11-21")).toBe("2026-11-09 2026-11-15");
});

test("Last month is complete, whatever the day and the length of either month", () => {
  expect(of("lastMonth", "2026-03-31")).toBe("2026-02-01 2026-02-28");
  expect(of("lastMonth", "2028-03-31")).toBe("2028-02-01 2028-02-29");
});

test("A quarter is three months; last quarter may fall in the previous year", () => {
  expect(of("thisQuarter", "2026-05-31")).toBe("2026-04-01 2026-06-30");
  expect(of("lastQuarter", "2026-01-31")).toBe("2025-10-01 2025-12-31");
  expect(of("lastYear", "2028-02-29")).toBe("2027-01-01 2027-12-31");
});

test("Limits shorten a range, and a range outside them is null", () => {
  const range = { start: "2026-11-01", end: "2026-11-30" };
  expect(within(range, undefined, "2026-11-21")).toEqual({
    start: "2026-11-01",
    end: "2026-11-21",
  });
  expect(within(range, "2026-12-01")).toBeNull();
});
