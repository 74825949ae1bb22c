import { expect, it } from "vitest";
import { mergeParts, type Part } from "./merge-parts.ts";

const part = (module: string, size: number, pages: string[], imports: Part[] = []): Part => ({
  modules: [module],
  size,
  pages: new Set(pages),
  imports: new Set(imports),
});
const letters = [..."abcdefghijkl"];
const modulesOf = (parts: Iterable<Part>) =>
  [...parts].map(({ modules }) => modules.toSorted().join(""));

it("leaves the files of pages that have few", () => {
  const parts = ["a", "b", "c"].map((name) => part(name, 1_000, ["jobs"]));
  expect(modulesOf(mergeParts(parts))).toEqual(["a", "b", "c"]);
});

it("merges first the files that the same pages load", () => {
  const own = letters.slice(0, 9).map((name) => part(name, 50_000, ["jobs", "people"]));
  const merged = modulesOf(
    mergeParts([...own, part("x", 1_000, ["jobs"]), part("y", 90_000, ["jobs", "help"])]),
  );
  expect(merged).toHaveLength(9);
  expect(merged).toContain("y");
  expect(merged).toContain("x");
});

it("does not make a page load much that it does not need", () => {
  const own = letters.map((name) => part(name, 800_000, ["jobs", `page ${name}`]));
  expect(mergeParts(own).size).toBe(letters.length);
});

it("lets pages load some code that they do not need, so that no page has many files", () => {
  const own = letters.map((name) => part(name, 200_000, ["jobs", `page ${name}`]));
  expect(mergeParts(own).size).toBe(9);
});

it("merges no two parts between which another one stands", () => {
  const last = part("c", 1, ["jobs"]);
  const between = part("b", 1_000_000, ["jobs", "people"], [last]);
  const first = part("a", 1, ["jobs"], [between, last]);
  const others = letters.slice(3).map((name) => part(name, 2, ["jobs"]));
  const merged = modulesOf(mergeParts([first, between, last, ...others]));
  expect(merged.filter((modules) => modules.includes("a") && modules.includes("c"))).toEqual([]);
});

it("keeps every module once", () => {
  const parts = letters.map((name, place) => part(name, 10, ["jobs", `page ${place % 3}`]));
  expect(modulesOf(mergeParts(parts)).join("").split("").toSorted()).toEqual(letters);
});
