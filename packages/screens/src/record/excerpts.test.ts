import { expect, test } from "vitest";
import { excerpts } from "./excerpts.ts";

test("short texts are not shortened", () => {
  expect(excerpts("Leeds", "York")).toEqual(["Leeds", "York"]);
});

test("long texts are shortened to their difference, with some text before it", () => {
  const start = "We look for somebody who cares. ".repeat(20);
  const [before, after] = excerpts(`${start}By day.`, `${start}By night, and at weekends.`);
  expect(before).toMatch(/^….{30,60}By day\.$/);
  expect(after).toMatch(/^….{30,60}By night, and at weekends\.$/);
});

test("a new long text is shown from its beginning", () => {
  expect(excerpts("", "Care. ".repeat(100))).toEqual([
    "",
    `${"Care. ".repeat(100).slice(0, 160)}…`,
  ]);
});
