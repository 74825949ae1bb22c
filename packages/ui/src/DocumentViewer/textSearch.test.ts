import { describe, expect, it } from "vitest";
import { matchPositions } from "./textSearch.ts";

describe("matchPositions", () => {
  it("finds every occurrence, ignoring case", () => {
    expect(matchPositions("Nurse, nurse and NURSES", "nurse")).toEqual([0, 7, 17]);
  });
  it("counts overlapping matches once", () => {
    expect(matchPositions("aaaa", "aa")).toEqual([0, 2]);
  });
  it("finds nothing for an empty query", () => {
    expect(matchPositions("nurse", "")).toEqual([]);
    expect(matchPositions("nurse", "doctor")).toEqual([]);
  });
});
