import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { options } from "./chromatic.ts";

const run = (command: string, ...given: string[]) => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  return spawnSync(command, given, { env, encoding: "utf8" });
};

it("skips Chromatic with a sentence when there is no token", () => {
  const { status, stdout } = run(process.execPath, join(import.meta.dirname, "chromatic.ts"));
  expect(stdout).toMatch(/^Skipped Chromatic: CHROMATIC_PROJECT_TOKEN is not set\./);
  expect(status).toBe(0);
});

it("uploads by options that Chromatic's command knows", () => {
  const { stdout } = run(join(import.meta.dirname, "../node_modules/.bin/chromatic"), "--help");
  for (const option of options) expect(stdout).toContain(` ${option.split("=")[0]}`);
});
