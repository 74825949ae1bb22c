import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { reportOf } from "./surface.ts";

it("lets no class and no style into a component", () => {
  expect(readFileSync(reportOf("ui"), "utf8")).not.toMatch(/^  (className|style)\??:/m);
});
