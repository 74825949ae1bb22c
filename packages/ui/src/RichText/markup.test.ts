import { expect, test } from "vitest";
import { isBlank } from "./isBlank.ts";
import { highlightNamed, inkNamed } from "./colours.ts";
import { fontSize, shelterStyles } from "./markup.ts";

test("renames styles in tags only, never in text or in other values", () => {
  expect(shelterStyles(`<p style="color: red">a style="b" c</p>`)).toBe(
    `<p data-css="color: red">a style="b" c</p>`,
  );
  expect(shelterStyles(`<img alt='my style="x" > y' STYLE=width:1px>`)).toBe(
    `<img alt='my style="x" > y' data-css=width:1px>`,
  );
});

test("sizes are whole pixels from 8 to 96", () => {
  expect(["12pt", "14.6px", "4px", "400px", "2em", ""].map(fontSize)).toEqual([
    "16px",
    "15px",
    "8px",
    "96px",
    "",
    "",
  ]);
});

test("recognises a colour of the palette in any notation, and no other colour", () => {
  expect(inkNamed("rgb(163, 33, 27)")).toBe("red");
  expect(inkNamed("#A3211B")).toBe("red");
  expect(inkNamed("rgb(1, 2, 3)")).toBeUndefined();
  expect(highlightNamed("#fdeaa8")).toBe("yellow");
});

test("markup without a word, an image or a line is blank", () => {
  expect(["", "<p></p>", "<p>&nbsp; <br></p>", "<p> \n</p>"].every(isBlank)).toBe(true);
  expect(["<p>a</p>", '<img src="/a.png">', "<hr>", "<p>{{job.title}}</p>"].some(isBlank)).toBe(
    false,
  );
});
