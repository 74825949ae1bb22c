import { expect, it } from "vitest";
import type { Part } from "./chunk-cost.ts";
import { settleParts } from "./settle-parts.ts";

const part = (module: string, size: number, pages: string[], imports: Part[] = []): Part => ({
  modules: [module],
  size,
  pages: new Set(pages),
  imports: new Set(imports),
});
const letters = [..."abcdefghijkl"];
const settled = (parts: Part[], isIdle?: (page: string) => boolean) =>
  [...Map.groupBy(settleParts(parts, isIdle, 20_000).entries(), ([, chunk]) => chunk).values()].map(
    (chunk) => chunk.flatMap(([at]) => parts[at]?.modules ?? []).join(""),
  );

it("leaves the code of pages with few files apart", () => {
  const parts = [part("a", 90_000, ["jobs"]), part("b", 90_000, ["people"])];
  expect(settled(parts).toSorted()).toEqual(["a", "b"]);
});

it("joins code until no page loads many files", () => {
  const parts = letters.map((name) => part(name, 30_000, ["jobs", `page ${name}`]));
  expect(settled(parts)).toHaveLength(9);
});

it("rather loads one more file than much code that other pages do not need", () => {
  const parts = letters.map((name) => part(name, 8_000_000, ["jobs", `page ${name}`]));
  expect(settled(parts)).toHaveLength(letters.length);
});

it("lets later pages load code that was loaded when idle rather than other code", () => {
  const others = [..."abcdef"].map((name) => part(name, 900_000, ["jobs", `page ${name}`]));
  const [x, y] = [part("x", 100_000, ["jobs", "x"]), part("y", 100_000, ["jobs", "y"])];
  const idle = [part("s", 400_000, ["sheet", "jobs"]), part("t", 10_000, ["sheet", "jobs", "t"])];
  // The page of jobs would load one file too many.
  const parts = [...others, x, y, ...idle];
  expect(settled(parts)).toContain("xy");
  expect(settled(parts, (page) => page === "sheet")).toContain("st");
});

it("makes no two files that import each other", () => {
  const last = part("c", 1, ["jobs"]);
  const between = part("b", 1_000_000, ["jobs", "people"], [last]);
  const first = part("a", 1, ["jobs"], [between, last]);
  const others = letters.slice(3).map((name) => part(name, 2, ["jobs"]));
  const chunks = settled([first, between, last, ...others]);
  expect(chunks.join("").split("").toSorted()).toEqual(letters);
  expect(chunks.filter((modules) => /a.*c/.test(modules) && !modules.includes("b"))).toEqual([]);
});
