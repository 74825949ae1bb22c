import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { screens } from "./screens.ts";

const sources = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(sources, path), "utf8");
const paths = readdirSync(sources, { recursive: true, encoding: "utf8" });

const routes = paths.filter((path) => path.endsWith("route.ts"));
const folderOf = (name: string) =>
  dirname(routes.find((path) => read(path).includes(`name: "${name}"`)) ?? "");

/** Pages without a session secure their content themselves. */
const publicPages = paths.filter(
  (path) => path.endsWith(".tsx") && /^import ".*content-security.ts"/m.test(read(path)),
);

test.each([
  ...screens.map(({ name }) => [name, folderOf(name)]),
  ...publicPages.map((path) => [path, dirname(path)]),
])("quality U10: %s has a story in longer words", (_, folder) => {
  const told = paths
    .filter((path) => dirname(path) === folder && path.endsWith(".stories.tsx"))
    .flatMap((path) => [...read(path).matchAll(/^export const (\w+): Story/gm)])
    .map(([, story]) => story);
  expect(told).toContain("InLongerWords");
});

test("finds the public pages", () => expect(publicPages.length).toBeGreaterThan(2));
