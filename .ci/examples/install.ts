import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packed } from "../../published/pack.ts";

const source = join(import.meta.dirname, "../../examples");

/** Installs copies of the examples with the packed packages, where nothing else of ours is found. */
export function installExamples(): string {
  const home = mkdtempSync(join(tmpdir(), "ats-examples-"));
  const examples = join(home, "examples");
  cpSync(source, examples, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|\.next)$/.test(path),
  });
  cpSync(packed, join(home, ".cache/packed"), { recursive: true });
  execFileSync("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline", "--silent"], {
    cwd: examples,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return examples;
}
