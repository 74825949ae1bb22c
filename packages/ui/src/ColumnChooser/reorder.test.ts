import { expect, it } from "vitest";
import { reorder } from "./reorder.ts";

it("moves a column before or after another, in either direction", () => {
  expect(reorder(["a", "b", "c"], "c", "a", "before")).toEqual(["c", "a", "b"]);
  expect(reorder(["a", "b", "c"], "a", "b", "after")).toEqual(["b", "a", "c"]);
  expect(reorder(["a", "b", "c"], "a", "c", "after")).toEqual(["b", "c", "a"]);
});
