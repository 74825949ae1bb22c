import { expect, it } from "vitest";
import type { Part } from "./merge-parts.ts";
import { settleParts } from "./settle-parts.ts";

const part = (module: string, size: number, pages: string[], imports: Part[] = []): Part => ({
  modules: [module],
  size,
  pages: new Set(pages),
  imports: new Set(imports),
});
const together = (...parts: Part[]): Part => ({
  modules: parts.flatMap(({ modules }) => modules),
  size: parts.reduce((sum, { size }) => sum + size, 0),
  pages: new Set(parts.flatMap(({ pages }) => [...pages])),
  imports: new Set(),
});
const modulesOf = (chunks: Part[][]) =>
  chunks.map((chunk) => chunk.flatMap(({ modules }) => modules).join("")).toSorted();

it("takes code out of a file where pages with few files do not need it", () => {
  const [jobs, people] = [part("a", 90_000, ["jobs"]), part("b", 90_000, ["people"])];
  expect(modulesOf(settleParts([jobs, people], [together(jobs, people)]))).toEqual(["a", "b"]);
});

it("lets later pages load code that was loaded when idle rather than other code", () => {
  const others = [..."abcdef"].map((name) => part(name, 900_000, ["jobs", `page ${name}`]));
  const [x, y] = [part("x", 100_000, ["jobs", "x"]), part("y", 100_000, ["jobs", "y"])];
  const idle = [part("s", 400_000, ["sheet", "jobs"]), part("t", 10_000, ["sheet", "jobs", "t"])];
  // The page of jobs would load one file too many.
  const parts = [...others, x, y, ...idle];
  const none = settleParts(parts, parts);
  expect(modulesOf(none)).toContain("xy");
  const known = settleParts(parts, parts, (page) => page === "sheet");
  expect(modulesOf(known)).toContain("st");
});

it("leaves together what would make too many files", () => {
  const own = [..."abcdefghij"].map((name) => part(name, 30_000, ["jobs", `page ${name}`]));
  const chunks = settleParts(own, [together(...own)]);
  expect(chunks).toHaveLength(9);
});

it("moves nothing to where files would import each other", () => {
  const last = part("c", 1, ["jobs"]);
  const between = part("b", 1_000_000, ["jobs", "people"], [last]);
  const first = part("a", 1, ["jobs"], [between, last]);
  const others = [..."defghijklm"].map((name) => part(name, 2, ["jobs"]));
  const chunks = modulesOf(
    settleParts([first, between, last, ...others], [first, between, last, ...others]),
  );
  expect(chunks.join("").split("").toSorted().join("")).toBe("abcdefghijklm");
  expect(chunks.filter((modules) => modules.includes("a") && modules.includes("c"))).toEqual([]);
});
