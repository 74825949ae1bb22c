import { expect, test } from "vitest";
import { excerpts } from "./excerpts.ts";

test("short texts are shown as they are", () => {
  expect(excerpts("Leeds", "York")).toEqual(["Leeds", "York"]);
});

test("of long texts what tells them apart is shown, with a few words before", () => {
  const start = "We look for somebody who cares. ".repeat(20);
  const [before, after] = excerpts(`${start}By day.`, `${start}By night, and at weekends.`);
  expect(before).toMatch(/^….{30,60}By day\.$/);
  expect(after).toMatch(/^….{30,60}By night, and at weekends\.$/);
});

test("a long text that is new is shown from its beginning", () => {
  expect(excerpts("", "Care. ".repeat(100))).toEqual([
    "",
    `${"Care. ".repeat(100).slice(0, 160)}…`,
  ]);
});
