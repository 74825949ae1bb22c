import { describe, expect, it } from "vitest";
import { positions } from "./found.ts";

describe("positions", () => {
  it("finds every occurrence, ignoring case", () => {
    expect(positions("Nurse, nurse and NURSES", "nurse")).toEqual([0, 7, 17]);
  });
  it("counts overlapping matches once", () => {
    expect(positions("aaaa", "aa")).toEqual([0, 2]);
  });
  it("finds nothing for an empty query", () => {
    expect(positions("nurse", "")).toEqual([]);
    expect(positions("nurse", "doctor")).toEqual([]);
  });
});
