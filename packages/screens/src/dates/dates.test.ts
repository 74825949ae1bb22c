import { describe, expect, it } from "vitest";
import { datesIn, daysUntil, isPast } from "./dates.ts";

const { briefDays, elapsed, fullDate, relativeDay, relativeTime, shortDate } = datesIn("en-GB");

const now = Date.parse("2026-03-10T15:00:00Z");
const london = { now, timeZone: "Europe/London" };

describe("dates", () => {
  it("use the British format and the reader's time zone", () => {
    expect(shortDate("2026-03-03T23:30:00Z", london)).toBe("3 Mar 2026");
    expect(shortDate("2026-03-03T23:30:00Z", { timeZone: "Asia/Tokyo" })).toBe("4 Mar 2026");
    expect(fullDate("2026-03-03T14:05:00Z", london)).toBe("Tuesday, 3 March 2026 at 14:05");
  });

  it("a day without a time is the same day in every time zone", () => {
    for (const timeZone of ["America/New_York", "Europe/London", "Pacific/Kiritimati"])
      expect(shortDate("2026-11-20", { timeZone })).toBe("20 Nov 2026");
  });

  it("a day lasts to its end in the reader's time zone", () => {
    const evening = { now: Date.parse("2026-11-27T04:30:00Z"), timeZone: "America/New_York" };
    expect(daysUntil("2026-11-26", evening)).toBe(0);
    expect(isPast("2026-11-26", evening)).toBe(false);
    expect(isPast("2026-11-26", { ...evening, timeZone: "Europe/London" })).toBe(true);
    expect(relativeDay("2026-11-27", evening)).toBe("tomorrow");
  });

  it("a job that closes just after midnight closes tomorrow, not today", () => {
    expect(daysUntil("2026-03-11T00:10:00Z", london)).toBe(1);
    expect(relativeDay("2026-03-11T00:10:00Z", london)).toBe("tomorrow");
    expect(daysUntil("2026-03-11T00:10:00Z", { now, timeZone: "America/New_York" })).toBe(0);
  });

  it.each([
    ["2026-03-15T09:00:00Z", "in 5 days", "5d"],
    ["2026-03-07T20:00:00Z", "3 days ago", "3d"],
    ["2026-03-10T01:00:00Z", "today", "0d"],
    ["2026-03-09T01:00:00Z", "yesterday", "1d"],
    ["2026-02-10T15:00:00Z", "4 weeks ago", "4w"],
    ["2025-11-10T15:00:00Z", "4 months ago", "4m"],
    ["2023-03-10T15:00:00Z", "3 years ago", "3y"],
  ])("%s is %s, in brief %s", (iso, text, brief) => {
    expect(relativeDay(iso, london)).toBe(text);
    expect(briefDays(iso, london)).toBe(brief);
  });

  it.each([
    ["2026-03-10T14:59:30Z", "now"],
    ["2026-03-10T14:55:00Z", "5 minutes ago"],
    ["2026-03-10T12:00:00Z", "3 hours ago"],
    ["2026-03-10T00:30:00Z", "14 hours ago"],
    ["2026-03-09T22:00:00Z", "yesterday"],
  ])("an activity at %s reads %s", (iso, text) => expect(relativeTime(iso, london)).toBe(text));

  it("the time since a change uses the largest unit", () => {
    expect(elapsed("2026-03-10T14:59:40Z", { now })).toBe("1 minute");
    expect(elapsed("2026-03-10T12:00:00Z", { now })).toBe("3 hours");
    expect(elapsed("2026-03-09T12:00:00Z", { now })).toBe("1 day");
    expect(elapsed("2026-02-01T12:00:00Z", { now })).toBe("37 days");
  });

  it("daylight saving does not add or lose a day", () => {
    const eve = Date.parse("2026-03-28T12:00:00Z");
    expect(daysUntil("2026-03-30T11:00:00Z", { now: eve, timeZone: "Europe/London" })).toBe(2);
  });
});
