import { describe, expect, it } from "vitest";
import { keysBetween } from "./selection.ts";

const keys = ["a", "b", "c", "d", "e"];

describe("keysBetween", () => {
  it("includes both ends, in either direction", () => {
    expect(keysBetween(keys, "b", "d")).toEqual(["b", "c", "d"]);
    expect(keysBetween(keys, "d", "b")).toEqual(["b", "c", "d"]);
  });
  it("takes only one row where the other end is no longer in the table", () => {
    expect(keysBetween(keys, "gone", "c")).toEqual(["c"]);
  });
});
