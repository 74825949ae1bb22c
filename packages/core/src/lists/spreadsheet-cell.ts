import { isFormula } from "./csv-rows.ts";

/** A formula that is only a text, by which programs keep its leading zeros: ="07700 900456". */
const textFormula = /^="([^"]*)"$/;

/** An apostrophe that tells a spreadsheet to leave a number or sign as it is. */
const keptAsText = /^'(?=[\d=+@-])/;

/** A whole number that a program wrote as a fraction. */
const wholeFraction = /^(\d{7,})\.0$/;

const power = /^(\d)(?:[.,](\d+))?E\+(\d{1,2})$/i;

const error = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/i;

/** A cell's text; or the reason why it cannot be known. */
type CellReading = { text: string } | { problem: string };

/** Reads a cell, and undoes what a spreadsheet did to it where that is certain. */
export function readCell(cell: string): CellReading {
  const text = cell.replace(textFormula, "$1").replace(keptAsText, "").replace(wholeFraction, "$1");
  const [, first, more = "", exponent] = power.exec(text) ?? [];
  if (first && more.length === Number(exponent)) return { text: first + more };
  if (first)
    return {
      problem: `A spreadsheet has shortened this number to ${text}. Enter all its digits; in the spreadsheet, make the column text first.`,
    };
  if (error.test(text))
    return { problem: `A spreadsheet shows an error here, ${text}. Enter the value.` };
  if (isFormula(text)) return { problem: "This is a formula. Enter its value instead." };
  return { text };
}

/** Explains why a row's cells cannot be told apart by the headings; undefined when they can. */
export function rowProblem(
  headings: readonly string[],
  cells: readonly string[],
): string | undefined {
  const needed = headings.findLastIndex((heading) => heading.trim()) + 1;
  if (cells.slice(headings.length).some((cell) => cell.trim()))
    return `This row has ${cells.length} cells, but there are ${headings.length} headings. Put a value that contains the separator in quotes.`;
  if (cells.length < needed)
    return `This row has ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, but there are ${headings.length} headings. Check it for a missing separator, or for a line break without quotes around it.`;
  return undefined;
}
