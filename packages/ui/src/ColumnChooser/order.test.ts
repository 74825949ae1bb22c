import { expect, it } from "vitest";
import { moved } from "./order.ts";

it("moves a column before or after another, in either direction", () => {
  expect(moved(["a", "b", "c"], "c", "a", "before")).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], "a", "b", "after")).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], "a", "c", "after")).toEqual(["b", "c", "a"]);
});
