import { expect, test } from "vitest";
import { passedMark, secondsUntil } from "./countdown.ts";

test("announces once at 60, 30 and 10 seconds", () => {
  const said: number[] = [];
  for (let left = 60, before = Number.POSITIVE_INFINITY; left >= 0; before = left, left -= 1) {
    const passed = passedMark(before, left);
    if (passed !== undefined) said.push(passed);
  }
  expect(said).toEqual([60, 30, 10]);
});

test("announces only the last mark after sleeping through several", () => {
  expect(passedMark(55, 8)).toBe(10);
  expect(passedMark(55, 40)).toBeUndefined();
});

test("announces the time left when the dialog opens late", () => {
  expect(passedMark(Number.POSITIVE_INFINITY, 25)).toBe(30);
});

test("counts from the deadline, not from timer ticks", () => {
  expect(secondsUntil(100_000, 40_000)).toBe(60);
  expect(secondsUntil(100_000, 99_001)).toBe(1);
  expect(secondsUntil(100_000, 250_000)).toBe(0);
});
