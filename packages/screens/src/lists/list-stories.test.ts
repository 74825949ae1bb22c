import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = join(import.meta.dirname, "..");
const lists = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("List.ts"))
  .map((path) => join(sources, path))
  .filter((path) => readFileSync(path, "utf8").includes("useListState("));

test.each(lists)("quality U9: %s has a story for each state of a list", (path) => {
  const stories = readFileSync(path.replace(/use(\w+)\.ts$/, "$1.stories.tsx"), "utf8");
  // The list without results is a story of its own or a step of another.
  const told = [
    ...stories.matchAll(/^export const (\w+): Story|step\("A search without results says so[.,]/gm),
  ].map(([, name = "FilteredEmpty"]) => name);
  const states = ["Default", "Loading", "Empty", "FilteredEmpty", "Failed", "Forbidden"];
  expect(told).toEqual(expect.arrayContaining(states));
});

test("finds the lists", () => expect(lists.length).toBeGreaterThan(3));
