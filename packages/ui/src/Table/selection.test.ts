import { describe, expect, it } from "vitest";
import { between } from "./selection.ts";

const keys = ["a", "b", "c", "d", "e"];

describe("between", () => {
  it("includes both ends, in either direction", () => {
    expect(between(keys, "b", "d")).toEqual(["b", "c", "d"]);
    expect(between(keys, "d", "b")).toEqual(["b", "c", "d"]);
  });
  it("takes only one row where the other end is no longer in the table", () => {
    expect(between(keys, "gone", "c")).toEqual(["c"]);
  });
});
