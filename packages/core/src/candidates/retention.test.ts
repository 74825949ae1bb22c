import { expect, test } from "vitest";
import { monthsBefore } from "./retention.ts";

test.each([
  ["2026-11-20T09:00:00.000Z", 12, "2025-11-20T09:00:00.000Z"],
  ["2026-03-31T00:00:00.000Z", 1, "2026-02-28T00:00:00.000Z"],
  ["2028-02-29T00:00:00.000Z", 12, "2027-02-28T00:00:00.000Z"],
])("%s minus %i months is %s", (time, months, before) => {
  expect(monthsBefore(new Date(time), months).toISOString()).toBe(before);
});
