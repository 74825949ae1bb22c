import { expect, test } from "vitest";
import { addMonths, daysBetween } from "./days.ts";

test("months end where they should: six months after 31 August is 28 February", () => {
  expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
  expect(addMonths("2027-08-31", 6)).toBe("2028-02-29");
  expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
  expect(addMonths("2026-11-29", 6)).toBe("2027-05-29");
  expect(addMonths("2027-12-31", 2)).toBe("2028-02-29");
  expect(addMonths("2026-01-15", 12)).toBe("2027-01-15");
});

test("days left count from today to the last day", () => {
  expect(daysBetween("2026-11-27", "2027-05-03")).toBe(157);
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-03-30", "2026-03-28")).toBe(-2);
});
