import { expect, test } from "vitest";
import { costFor } from "./figures.ts";

test("a cost for each is rounded to the penny, and there is none without anybody", () => {
  expect([
    costFor(1_000, 3),
    costFor(5, 2),
    costFor(-5, 2),
    costFor(0, 4),
    costFor(1_000, 0),
  ]).toEqual([333, 3, -3, 0, null]);
});
