import { expect, it } from "vitest";
import type { Part } from "./chunk-cost.ts";
import { placeParts } from "./place-parts.ts";

const part = (modules: string, size: number, pages: string[], imports: Part[] = []): Part => ({
  modules: [...modules],
  size,
  pages: new Set(pages),
  imports: new Set(imports),
});
/** Each module by the name of its chunk, such as `a1 b2`. */
const placed = (parts: Part[], known: string) => {
  const chunkOf = placeParts(
    parts,
    (module) => known.split(" ").find((each) => each.startsWith(module))?.[1],
  );
  return chunkOf && [...chunkOf];
};

it("leaves code where it was, whatever its size is now", () => {
  const parts = [part("a", 5, ["jobs"]), part("b", 500_000, ["people"]), part("c", 7, ["help"])];
  expect(placed(parts, "a1 b2 c1")).toEqual([0, 1, 0]);
});

it("leaves modules that the same pages need since a change where most of them were", () => {
  expect(placed([part("abc", 9, ["jobs"]), part("d", 9, ["help"])], "a2 b1 c1 d2")).toEqual([0, 1]);
  expect(placed([part("abc", 9, ["jobs"]), part("d", 9, ["help"])], "a2 b1 c1 d1")).toEqual([0, 0]);
});

it("puts new code where it costs the pages least", () => {
  const jobs = [..."abcdefghi"].map((name) => part(name, 100_000, ["jobs", `page ${name}`]));
  const known = "a1 b2 c3 d4 e5 f6 g7 h8 i9";
  const next = part("x", 100_000, ["jobs", "page c"]);
  expect(placed([...jobs, next], known)?.at(-1)).toBe(2);
  const apart = part("x", 100_000, ["help"]);
  expect(placed([...jobs, apart], known)?.at(-1)).toBe(9);
});

it("gives up where a change made two files import each other", () => {
  const a = part("a", 1, ["jobs"]);
  const b = part("b", 1, ["jobs", "people"], [a]);
  const c = part("c", 1, ["jobs"], [b, a]);
  expect(placed([a, b, c], "a1 b2 c1")).toBeUndefined();
});
