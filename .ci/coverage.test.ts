import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@ats/core/app/contract";
import { expect, it } from "vitest";

const docs = join(import.meta.dirname, "../docs");
const text = readFileSync(join(docs, "coverage.md"), "utf8");
const sections = text.split(/^## /m).slice(1);
const rowsOf = (section: string) =>
  section
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|(---|\s*(Rule|Call)\s*\|)/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const linksIn = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);

it("covers every section of the specification", () => {
  expect(sections.map((section) => Number(/^\d+/.exec(section)?.[0]))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

it("links to existing code and tests", () => {
  expect(linksIn(text).filter((link) => !existsSync(join(docs, link)))).toEqual([]);
});

it("names a test for everything that is built", () => {
  for (const [rule, code = "", tests = ""] of sections.flatMap(rowsOf)) {
    if (!code) expect(tests, rule).toBe("");
    else
      expect(
        linksIn(tests).some((link) => /\.(test|stories)\.tsx?$/.test(link)),
        rule,
      ).toBe(true);
  }
});

it("marks exactly the contract's calls as built", () => {
  const calls = rowsOf(sections[6] ?? "");
  const built = calls.filter(([, code]) => code).map(([call]) => call);
  expect(built.toSorted()).toEqual(
    Object.values(contract)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
});
