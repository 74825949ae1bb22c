import { describe, expect, it } from "vitest";
import { defaultDigest } from "./digest.ts";
import { nextDigest } from "./next-digest.ts";

describe("the digest goes out", () => {
  const next = (now: string, digest: Partial<typeof defaultDigest> = {}) =>
    nextDigest(
      new Date(now),
      { ...defaultDigest, ...digest },
      { time_zone: "Europe/London", days_off: new Set(["2026-12-25", "2026-12-28"]) },
    ).toISOString();

  it("at the user's hour on working days, in summer and in winter", () => {
    // A Thursday.
    expect(next("2026-11-26T07:59:59Z")).toBe("2026-11-26T08:00:00.000Z");
    expect(next("2026-11-26T08:00:00Z")).toBe("2026-11-27T08:00:00.000Z");
    expect(next("2026-11-27T12:00:00Z")).toBe("2026-11-30T08:00:00.000Z");
    expect(next("2026-07-01T12:00:00Z", { hour: 17 })).toBe("2026-07-01T16:00:00.000Z");
  });

  it("in the user's own time zone, if they chose one", () => {
    expect(next("2026-11-26T12:00:00Z", { time_zone: "America/New_York" })).toBe(
      "2026-11-26T13:00:00.000Z",
    );
  });

  it("on the next working day after holidays, and then the weekly one too", () => {
    expect(next("2026-12-24T12:00:00Z")).toBe("2026-12-29T08:00:00.000Z");
    expect(next("2026-12-24T12:00:00Z", { frequency: "WEEKLY" })).toBe("2026-12-29T08:00:00.000Z");
  });

  it("on Mondays alone, if they chose so, and after the clocks went forward", () => {
    expect(next("2026-11-26T07:00:00Z", { frequency: "WEEKLY" })).toBe("2026-11-30T08:00:00.000Z");
    // The clocks skip 01:00 on Sunday, 28 March.
    expect(next("2027-03-27T12:00:00Z", { frequency: "WEEKLY", hour: 1 })).toBe(
      "2027-03-29T00:00:00.000Z",
    );
  });
});
