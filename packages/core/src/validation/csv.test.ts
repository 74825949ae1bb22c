import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it.each([
  ["Ann Bell", "Ann Bell"],
  ['Ann "the nurse", RN', '"Ann ""the nurse"", RN"'],
  ["two\nlines", '"two\nlines"'],
  ["=HYPERLINK(A1)", "'=HYPERLINK(A1)"],
  ["+447700900123", "'+447700900123"],
  [" -1+1", "' -1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  [-5, "-5"],
  [null, ""],
])("Quality S6: %j becomes the cell %j", (value, cell) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${cell}\r\n`);
});
