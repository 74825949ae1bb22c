import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { published, reportOf, surface } from "./surface.ts";

it.each(published)("says what @ats/%s offers", { timeout: 60_000 }, (name) => {
  expect(readFileSync(reportOf(name), "utf8"), "stale: npm run surface:update").toBe(surface(name));
});

it("lets no class and no style into a component", () => {
  expect(readFileSync(reportOf("ui"), "utf8")).not.toMatch(/^  (className|style)\??:/m);
});
