import { describe, expect, it } from "vitest";
import { between } from "./selection.ts";

const keys = ["a", "b", "c", "d", "e"];

describe("between", () => {
  it("takes both ends, in either direction", () => {
    expect(between(keys, "b", "d")).toEqual(["b", "c", "d"]);
    expect(between(keys, "d", "b")).toEqual(["b", "c", "d"]);
  });
  it("takes one row alone where the other end is no longer here", () => {
    expect(between(keys, "gone", "c")).toEqual(["c"]);
  });
});
