import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pages } from "./docs.ts";

it.each(Object.entries(pages))("keeps %s up to date", { timeout: 60_000 }, (path, make) => {
  expect(readFileSync(path, "utf8"), "stale: npm run docs:update").toBe(make());
});
