import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@ats/core/app/contract";
import ts from "typescript";

const root = join(import.meta.dirname, "..");

/** The headings of the specification. */
export const headings = [
  "What the product does and for whom",
  "Screens and routes",
  "Entities and their fields",
  "States and transitions",
  "Validation rules",
  "Roles and permissions",
  "The calls it makes",
  "Error catalogue",
  "Business constants and limits",
];

export interface Rule {
  file: string;
  sentence: string;
}

const files = globSync(
  "{.ci,published,packages/*/src,apps/*/{src,e2e}}/**/*.{test.ts,stories.tsx}",
  { cwd: root },
)
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** A title of tests or of a story, with those around it and those within it. */
interface Title {
  file: string;
  text: string;
  around: string[];
  within: string[];
}

const specification = /^Specification (§\d(?:(?:,| and) §\d)*)[,:]? /;
const quality = /^Quality ([A-Z]\d+(?:(?:,| and|, and) [A-Z]\d+)*)[,:]? /i;
const field = /^(?:Rules of the field, |(?=Right to work: |Design §6\b))/i;

const titles = files
  .filter(({ text }) =>
    /"(Specification|Quality|Rules of the field|Right to work|Design §6)/i.test(text),
  )
  .flatMap(titlesOf);

function titlesOf({ file, text }: { file: string; text: string }): Title[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Title[] = [];
  const read = (node: ts.Node, around: Title[]): void => {
    const text = titleOf(node);
    let inside = around;
    if (text !== undefined) {
      around.at(-1)?.within.push(text);
      const title = { file, text, around: around.map((each) => each.text), within: [] };
      found.push(title);
      inside = [...around, title];
    }
    ts.forEachChild(node, (child) => read(child, inside));
  };
  read(source, []);
  return found;
}

function titleOf(node: ts.Node): string | undefined {
  const title =
    ts.isCallExpression(node) && /^(describe|it|test)\b/.test(node.expression.getText())
      ? node.arguments[0]
      : isNameOfStory(node)
        ? node.initializer
        : undefined;
  return title && ts.isStringLiteralLike(title) ? title.text : undefined;
}

function isNameOfStory(node: ts.Node): node is ts.PropertyAssignment {
  return (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === "name" &&
    ts.isVariableDeclaration(node.parent.parent) &&
    node.getSourceFile().fileName.endsWith(".stories.tsx")
  );
}

/** A title as a sentence; a group's title is followed by its first test's. */
function sentenceOf({ text, around, within }: Title, mark: RegExp): string {
  const [first, ...more] = within.filter((title) => !/%\w|\$\w/.test(title));
  return [...around, text, first]
    .map((title = "") => title.replace(mark, "").replace(specification, "").replace(quality, ""))
    .concat(more.length > 0 ? `(and ${more.length} more)` : "")
    .filter(Boolean)
    .join(" ")
    .replace(/%\w|\$\w+/g, "…");
}

/** The rules of a section of the specification that tests show. */
export const rulesOf = (section: number): Rule[] =>
  titles
    .filter(({ text }) => specification.exec(text)?.[1]?.includes(`§${section}`))
    .map((title) => ({ file: title.file, sentence: sentenceOf(title, specification) }));

const rulesOfField: Rule[] = titles
  .filter(({ text }) => field.test(text))
  .map((title) => ({ file: title.file, sentence: sentenceOf(title, field) }));

const qualities: Rule[] = titles
  .filter(({ text }) => quality.test(text))
  .map((title) => ({
    file: title.file,
    sentence: `${quality.exec(title.text)?.[1]}: ${sentenceOf(title, quality)}`,
  }));

const access = "packages/api/src/app/access.test.ts";
const samples = globSync("packages/api/src/testing/sample-calls/*.ts", { cwd: root })
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

/** Each call of the contract, and the file that tests it most: by the endpoint's name, or by its path. */
export const calls: Partial<Rule>[] = Object.entries(contract).map(([name, { method, path }]) => {
  const address = path.replace(/[.$]/g, "\\$&").replace(/\{\w+\}/g, '[^/"`]+');
  const use = new RegExp(`[(.[]${name}\\b(?!\\()|["\`}]${address}["\`?]`, "g");
  const tested = files
    .map(({ file, text }) => ({ file, uses: text.match(use)?.length ?? 0 }))
    .filter(({ uses }) => uses > 0)
    .toSorted((one, other) => other.uses - one.uses);
  // The access tests make every sample call.
  const sampled = new RegExp(`^ +${name}:`, "m").test(samples) ? access : undefined;
  return { file: tested[0]?.file ?? sampled, sentence: `\`${method} ${path}\`` };
});

const nameOf = (file: string) =>
  file
    .replace(/^(packages|apps)\//, "")
    .replace("/src/", "/")
    .replace(/\.(test\.ts|stories\.tsx)$/, "");

const listOf = (rules: Partial<Rule>[]): string =>
  [...Map.groupBy(rules, ({ file = "" }) => file)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, rules]) =>
      [
        `- [${nameOf(file)}](../${file})`,
        ...rules.map(({ sentence }) => `  - ${sentence?.replace(/[<>{}|*_]/g, "\\$&")}`),
      ].join("\n"),
    )
    .join("\n");

/** By section of the specification and goal of quality, what is built, and the test that shows it. */
export const coverage = (): string => `# Coverage

What the tests show of the specification, by its sections. Made by \`npm run docs:update\` from the titles of tests and the names of stories that begin with "Specification §4, …", "Rules of the field, …" or "Quality P4: …"; a test fails when it is stale. What is not here is not built.
${headings
  .map(
    (heading, index) => `
## ${index + 1}. ${heading}

${listOf(rulesOf(index + 1))}
`,
  )
  .join("")}
### Each call of the contract, and the test that makes it most

${listOf(calls)}

## Rules of the field and of the design

${listOf(rulesOfField)}

## Quality

${listOf(qualities)}
`;
