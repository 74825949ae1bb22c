import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

const london = { locale: "en-GB", timeZone: "Europe/London" };
const days = (view: Parameters<typeof rangeOf>[0], day: string, place = london) =>
  Object.values(rangeOf(view, day, place));

test("a calendar shows a day, a week, whole weeks of a month, or seven days from a date", () => {
  expect(days("day", "2026-01-07")).toEqual([
    "2026-01-07T00:00:00.000Z",
    "2026-01-08T00:00:00.000Z",
  ]);
  expect(days("week", "2026-01-07")).toEqual([
    "2026-01-05T00:00:00.000Z",
    "2026-01-12T00:00:00.000Z",
  ]);
  expect(days("month", "2026-01-07")).toEqual([
    "2025-12-29T00:00:00.000Z",
    "2026-02-02T00:00:00.000Z",
  ]);
  expect(days("agenda", "2026-01-07")).toEqual([
    "2026-01-07T00:00:00.000Z",
    "2026-01-14T00:00:00.000Z",
  ]);
});

test("the calendar's week begins on the locale's first day and follows the clocks", () => {
  expect(days("week", "2026-03-31", { ...london, locale: "en-US" })).toEqual([
    "2026-03-29T00:00:00.000Z",
    "2026-04-04T23:00:00.000Z",
  ]);
});
