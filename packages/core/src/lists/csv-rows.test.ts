import { describe, expect, test } from "vitest";
import { csvRows, isFormula } from "./csv-rows.ts";

const rows = (text: string) => [...csvRows(text)];

describe("a CSV text is read as spreadsheets write it", () => {
  test.each([
    [
      "commas",
      "a,b\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "semicolons",
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1\t",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    [
      "quotes",
      'a,b\n"x, ""y""\nz",2',
      [
        ["a", "b"],
        ['x, "y"\nz', "2"],
      ],
    ],
    [
      "blank lines",
      "a,b\n\n,\n1,2\n\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a quote that is never closed",
      'a,b\n"x,2\n3,4',
      [
        ["a", "b"],
        ['"x', "2"],
        ["3", "4"],
      ],
    ],
  ])("%s", (_, text, expected) => expect(rows(text)).toEqual(expected));
});

test("ten thousand lines are read in one pass", () => {
  const text = `a,b\n${'"x",y\n'.repeat(10_000)}`;
  expect(rows(text)).toHaveLength(10_001);
});

test("Quality S6: a formula is told from a number", () => {
  for (const cell of ["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3+cmd"])
    expect(isFormula(cell), cell).toBe(true);
  for (const cell of ["+44 7700 900123", "-5", "Ann", ""])
    expect(isFormula(cell), cell).toBe(false);
});
