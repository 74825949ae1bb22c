import { describe, expect, test } from "vitest";
import { readCell, rowProblem } from "./spreadsheet-cell.ts";

test.each([
  ["Ann", "Ann"],
  ['="07700 900456"', "07700 900456"],
  ["'+447700900456", "+447700900456"],
  ["'t Hooft", "'t Hooft"],
  ["4.47700900308E+11", "447700900308"],
  ["4,47700900308e+11", "447700900308"],
  ["7700900456.0", "7700900456"],
  ["1.5", "1.5"],
  ["SW1E 5ND", "SW1E 5ND"],
  ["#1 Cleaning Ltd", "#1 Cleaning Ltd"],
])("%s is read as %s", (cell, text) => expect(readCell(cell)).toEqual({ text }));

test.each([
  ["4.477E+11", /shortened this number to 4.477E\+11. Enter all its digits/],
  ["4.477009003081E+11", /shortened/],
  ["#REF!", /shows an error here, #REF!/],
  ["########", /shows an error here/],
  ["=1+1", /^This is a formula/],
  ["'=1+1", /^This is a formula/],
  ['="a"&"b"', /^This is a formula/],
])("%s is refused", (cell, problem) =>
  expect(readCell(cell)).toEqual({ problem: expect.stringMatching(problem) }),
);

describe("a row is told apart by its headings", () => {
  const headings = ["Forename", "Surname", "Town", ""];

  test.each([
    [["Ann", "Bell", "Hull", ""]],
    [["Ann", "Bell", "Hull"]],
    [["Ann", "Bell", "", "x", ""]],
  ])("%j fits", (cells) => expect(rowProblem(headings, cells)).toBeUndefined());

  test.each([
    [["Ann", "Bell"], /^This row has 2 cells, but there are 4 headings. Check it for a missing/],
    [["Ann"], /^This row has 1 cell, /],
    [["Ann", "Bell", "Hull", "", "East"], /^This row has 5 cells, .* in quotes/],
  ])("%j does not", (cells, problem) => expect(rowProblem(headings, cells)).toMatch(problem));
});
