import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";
import { expect, it } from "vitest";

const require = createRequire(`${import.meta.dirname}/../apps/web/package.json`);
const subsets: Record<string, string> = require("@fontsource-variable/inter/unicode.json");
/** The subsets of the font that the product loads. */
const ranges = ["latin", "latin-ext"].flatMap((subset) =>
  (subsets[subset] ?? "").split(",").map((range) => {
    const [from = "", to = from] = range.slice("U+".length).split("-");
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  }),
);
const hasGlyph = (sign: string) =>
  ranges.some(({ from, to }) => {
    const code = sign.codePointAt(0) ?? 0;
    return from <= code && code <= to;
  });

/** Signs that a device's own font draws. */
const meant: Record<string, string> = {
  "ui/src/Keys/Keys.tsx": "shows keys as the keyboard does",
  "ui/src/RichTextEditor/ToolbarButton.tsx": "shows keys as the keyboard does",
  "screens/src/help/texts.ts": "names a key of a Mac",
  "screens/src/news/release-note-texts.ts": "names a key of a Mac",
};

const missingIn = (text: string) => [...text].filter((sign) => !hasGlyph(sign));

/** Text in quotes, in templates and between tags. */
function textsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return found;
}

it("shows only signs that the font has", () => {
  const files = globSync("packages/{ui,screens}/src/**/*.{ts,tsx}").filter(
    (file) => !/\.(stories|test)\.tsx?$|\/story-/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    if (missingIn(source).length === 0) return [];
    const signs = textsOf(file, source).flatMap(missingIn);
    return signs.length > 0 ? [{ file: file.replace(/^packages\//, ""), signs }] : [];
  });
  expect(found.filter(({ file }) => !(file in meant))).toEqual([]);
  expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(meant)));
});
