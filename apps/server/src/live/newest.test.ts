import { expect, test } from "vitest";
import { newestOf } from "./newest.ts";

test("each owner keeps the newest items, and what an owner removes makes room", () => {
  const dropped: string[] = [];
  const kept = newestOf<string, string>(2, (oldest) => dropped.push(oldest));
  for (const item of ["a1", "a2"]) kept.add("ann", item);
  kept.add("bea", "b1");
  expect(dropped).toEqual([]);
  kept.add("ann", "a3");
  expect(dropped).toEqual(["a1"]);
  kept.remove("ann", "a2");
  kept.add("ann", "a4");
  expect(dropped).toEqual(["a1"]);
  kept.add("ann", "a5");
  expect(dropped).toEqual(["a1", "a3"]);
});
