import { expect, test } from "vitest";
import { workingDaysBetween } from "./working-days.ts";

test("weekends and the company's days off are no working days, counted in its time zone", () => {
  const calendar = { time_zone: "Europe/London", days_off: new Set(["2026-12-25", "2026-12-28"]) };
  const between = (from: string, to: string) =>
    workingDaysBetween(new Date(from), new Date(to), calendar);
  expect(between("2026-12-23T09:00Z", "2026-12-23T17:00Z")).toBe(0);
  expect(between("2026-12-23T09:00Z", "2026-12-24T08:00Z")).toBe(1);
  expect(between("2026-12-24T09:00Z", "2026-12-29T09:00Z")).toBe(1);
  expect(between("2026-07-02T23:30Z", "2026-07-03T09:00Z")).toBe(0);
});
