import { describe, expect, it } from "vitest";
import { positions } from "./found.ts";

describe("positions", () => {
  it("finds a text whatever its case, one after the other", () => {
    expect(positions("Nurse, nurse and NURSES", "nurse")).toEqual([0, 7, 17]);
  });
  it("does not count what overlaps twice", () => {
    expect(positions("aaaa", "aa")).toEqual([0, 2]);
  });
  it("finds nothing for nothing", () => {
    expect(positions("nurse", "")).toEqual([]);
    expect(positions("nurse", "doctor")).toEqual([]);
  });
});
