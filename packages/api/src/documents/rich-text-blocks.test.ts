import { expect, test } from "vitest";
import { readCvFile } from "../candidates/cv-text.ts";
import { testFonts } from "../testing/fonts.ts";
import { setDocument } from "./document-pdf.ts";
import { blocksOf } from "./rich-text-blocks.ts";

const now = new Date(0);
const textsOf = (html: string) =>
  blocksOf(html).map(({ columns }) =>
    columns.map(({ runs }) => runs.map(({ text }) => text).join("")),
  );
const marksOf = (html: string) => blocksOf(html).map(({ style }) => style.mark);

test("words that are struck out or underlined are marked as such", () => {
  const [{ columns } = { columns: [] }] = blocksOf(
    "<p>At <s>£24,000</s><del> gross</del> <u>£25,<strong>500</strong></u></p>",
  );
  expect(columns[0]?.runs).toEqual([
    { text: "At " },
    { text: "£24,000", struck: true },
    { text: " gross", struck: true },
    { text: " " },
    { text: "£25,", underlined: true },
    { text: "500", underlined: true, bold: true },
  ]);
});

test("a list counts from its start number", () => {
  const item = (text: string) => `<li><p>${text}</p></li>`;
  const list = `<ol start="4">${item("fourth")}${item("fifth")}</ol><ol>${item("first")}</ol>`;
  expect(marksOf(list)).toEqual(["4.", "5.", "1."]);
});

test("a cell is in the row and column of its table", () => {
  const cell = (text: string, attributes = "") => `<td${attributes}><p>${text}</p></td>`;
  expect(
    textsOf(
      `<table><tbody><tr><th><p>Day</p></th><th><p>From</p></th><th><p>To</p></th></tr>
      <tr>${cell("Monday</p><p>Tuesday", ' rowspan="2"')}${cell("08:00")}${cell("")}</tr>
      <tr>${cell("09:00")}<td><ul><li><p>one</p></li><li><p>two</p></li></ul></td></tr>
      <tr>${cell("closed", ' colspan="3"')}</tr></tbody></table><p>After</p>`,
    ),
  ).toEqual([
    ["Day", "From", "To"],
    ["Monday\nTuesday", "08:00", ""],
    ["", "09:00", "• one\n• two"],
    ["closed"],
    ["After"],
  ]);
});

test("nested tables and cells without a table lose no words", () => {
  const inner = "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>";
  expect(textsOf(`<table><tr><td>x${inner}</td><td>y</td></tr></table>`)).toEqual([
    ["x\na\nb\nc", "y"],
  ]);
  expect(textsOf("<td>a</td><td>b</td>").flat()).toEqual(["a", "b"]);
});

test("a link's address is printed when its text does not contain it", () => {
  const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
  expect(
    textsOf(
      `<p>${link("https://a.example/b?c=1&amp;d=2", "the <em>handbook</em>")}, ${link("mailto:hr@a.example", "hr@a.example")},
      ${link("https://a.example/", "a.example")}, ${link("tel:+44161", "+44 161")}, ${link("#top", "above")}</p>`,
    ),
  ).toEqual([
    ["the handbook (https://a.example/b?c=1&d=2), hr@a.example, a.example, +44 161, above"],
  ]);
});

test("a PDF has the text with its lines: through struck-out words, and with cells of a row side by side", async () => {
  const set = (text: string) => setDocument({ title: "Offer", text }, now, testFonts);
  const rows = "<tr><td><p>Monday</p></td><td><p>08:00</p></td></tr>";
  const table = await set(`<table>${rows}${rows.replace("Mon", "Tues")}</table>`);
  expect((await readCvFile(table)).text.trim().split(/\s*\n\s*/)).toEqual([
    "Offer",
    "Monday 08:00",
    "Tuesday 08:00",
  ]);
  expect(await linesIn(await set("<p>£24,000 a year</p>"))).toBe(0);
  expect(await linesIn(await set("<p><s>£24,000</s> <u>£25,500</u> a year</p>"))).toBe(2);
});

/** Counts the lines drawn on the first page. */
async function linesIn(pdf: Uint8Array): Promise<number> {
  const { getDocument, OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({ data: pdf.slice(), disableFontFace: true, verbosity: 0 });
  try {
    const page = await (await loading.promise).getPage(1);
    const { fnArray } = await page.getOperatorList();
    return fnArray.filter((operation) => operation === OPS.constructPath).length;
  } finally {
    await loading.destroy();
  }
}
