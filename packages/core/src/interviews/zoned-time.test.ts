import { isTimeZone } from "./time-zone.ts";
import { describe, expect, it, test } from "vitest";
import {
  endOfDay,
  endOfDayAfter,
  instantsOf,
  localTimeOf,
  offsetProblem,
  weekOf,
} from "./zoned-time.ts";

const london = "Europe/London";

describe("Specification §1, interviews: a local time at a clock change", () => {
  it.each([
    ["2026-11-24T10:00", ["2026-11-24T10:00:00Z"]],
    ["2026-07-01T10:00", ["2026-07-01T09:00:00Z"]],
    // The clocks go forward at 01:00.
    ["2027-03-28T01:30", []],
    ["2027-03-28T02:00", ["2027-03-28T01:00:00Z"]],
    // They go back at 02:00.
    ["2026-10-25T01:30", ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"]],
  ])("%s in London is %j", (local, instants) =>
    expect(instantsOf(local, london)).toEqual(instants),
  );

  it("is identified by its offset when it occurs twice, and refused when it does not occur", () => {
    expect(offsetProblem("2026-10-25T01:30:00+01:00", london)).toBeUndefined();
    expect(offsetProblem("2026-10-25T01:30:00+00:00", london)).toBeUndefined();
    expect(offsetProblem("2026-10-25T01:30:00+02:00", london)).toMatch(/does not have the offset/);
    expect(offsetProblem("2027-03-28T01:30:00+00:00", london)).toBe(
      "01:30 on 28 March 2027 does not exist in Europe/London, because the clocks go forward. Choose another time.",
    );
    expect(offsetProblem("2027-03-28T01:30:00Z", london)).toBeUndefined();
  });
});

it.each([
  ["2026-06-30", london, "2026-06-30T22:59:59.000Z"],
  ["2026-12-31", london, "2026-12-31T23:59:59.000Z"],
  // The clocks go back at 02:00, and forward at 01:00.
  ["2026-10-25", london, "2026-10-25T23:59:59.000Z"],
  ["2027-03-28", london, "2027-03-28T22:59:59.000Z"],
  ["2026-06-30", "America/New_York", "2026-07-01T03:59:59.000Z"],
  // Midnight on the following day is skipped.
  ["2026-09-05", "America/Santiago", "2026-09-06T03:59:59.000Z"],
])("the day %s in %s ends at %s, a time that exists", (day, zone, end) => {
  expect(endOfDay(day, zone)).toBe(end);
  expect(localTimeOf(end, zone).slice(0, 10)).toBe(day);
});

it("shows an instant in the time of a zone", () => {
  expect(localTimeOf("2026-10-25T00:30:00Z", london)).toBe("2026-10-25T01:30");
  expect(localTimeOf("2026-10-25T01:30:00Z", london)).toBe("2026-10-25T01:30");
  expect(localTimeOf("2026-11-24T10:00:00Z", "Asia/Kolkata")).toBe("2026-11-24T15:30");
});

it("a week with a clock change is an hour longer or shorter", () => {
  expect(weekOf("2026-10-25T12:00:00Z", london)).toEqual({
    start: "2026-10-18T23:00:00Z",
    end: "2026-10-26T00:00:00Z",
  });
});

it.each([
  [london, true],
  ["UTC", true],
  ["Europe/Atlantis", false],
  ["+01:00", false],
  ["", false],
])("%j names a time zone: %s", (name, isOne) => expect(isTimeZone(name)).toBe(isOne));

test.each([
  ["2026-11-20T09:00:00Z", 5, "Europe/London", "2026-11-25T23:59:59.000Z"],
  ["2026-11-20T23:30:00Z", 0, "America/New_York", "2026-11-21T04:59:59.000Z"],
  ["2026-10-20T12:00:00Z", 14, "Europe/London", "2026-11-03T23:59:59.000Z"],
])("from %s, %i days in %s last to %s", (now, days, zone, end) => {
  expect(endOfDayAfter(new Date(now), days, zone).toISOString()).toBe(end);
});
