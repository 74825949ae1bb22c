import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const files = globSync("packages/{ui,screens}/src/**/*.{ts,tsx}").filter(
  (file) => !/\.(stories|test|css)\.tsx?$|\/(story|examples)/.test(file),
);
const isCatalogue = (file: string) => /(^|[/-])texts(\.cy)?\.ts$/.test(file);
const areas = new Set(files.filter(isCatalogue).map((file) => dirname(file)));
const said = files.filter((file) => areas.has(dirname(file)) && !isCatalogue(file));

const names =
  /^(alt|caption|description|emptyText|errorMessage|header|hint|placeholder|subtitle|title|tooltip|what|(.+-)?label|.+Label)$/;
/** Two letters that make no `.pdf`, no address and not our name. */
const isText = (text: string) =>
  /(?<![.\p{L}])\p{L}{2}/u.test(text) && !/^(ATS|https:.*)$/.test(text);

/** The strings that an expression may be. */
function stringsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node))
    return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && /^(\?\?|\|\||&&)$/.test(node.operatorToken.getText()))
    return [...stringsOf(node.left), ...stringsOf(node.right)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return stringsOf(node.expression);
  return [];
}

/** Texts that a file writes itself: in elements, and in what is named as a text. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "texts") return;
    if (ts.isJsxText(node)) found.push(node.text.trim());
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      found.push(...stringsOf(node));
    else if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && names.test(nameOf(node)))
      found.push(...stringsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  const nameOf = ({ name }: ts.JsxAttribute | ts.PropertyAssignment) =>
    name.getText().replaceAll('"', "");
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found.filter(isText);
}

test("a folder with a catalogue says nothing outside of it", () => {
  const outside = said.map((file) => [file, ...textsIn(file)]).filter(({ length }) => length > 1);
  expect(areas.size).toBeGreaterThan(20);
  expect(outside).toEqual([]);
});

test("British English is written only where it is the default", () => {
  const british = files.filter((file) => readFileSync(file, "utf8").includes('"en-GB"'));
  expect(british).toEqual(["packages/ui/src/texts/texts.tsx"]);
});
