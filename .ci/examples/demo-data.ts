import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const demo = join(root, "packages/demo");

/** Fills a data folder with the demo data that Storybook has, in a second. */
export function fillWithDemo(dataDir: string): void {
  const source = ["--conditions=@ats/source", join(demo, "src/browser/build-snapshot.ts")];
  execFileSync(process.execPath, source, { stdio: "inherit" });
  const database = join(dataDir, "database");
  mkdirSync(database, { recursive: true });
  // Its paths begin with a slash.
  execFileSync("tar", ["-xzf", join(demo, ".cache/demo.pgdata"), "-C", database], {
    stdio: "ignore",
  });
}
