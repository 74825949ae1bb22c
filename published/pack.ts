import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { homeOf, published, root } from "./packages.ts";

/** Folder of the packages as `npm publish` would upload them. */
export const packed = join(root, ".cache/packed");

export const tarballOf = (name: string) => join(packed, `ats-${name}.tgz`);

/** Builds the packages that have changed since they were built. */
function build() {
  const stale = published.findIndex((name) => !isBuilt(name));
  // Each is built from those before it.
  for (const name of stale < 0 ? [] : published.slice(stale))
    run(homeOf(name), "pnpm", "run", "build");
}

/** Packs all packages as they are now. */
export function pack() {
  build();
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  run(packed, "npm", "pack", "--ignore-scripts", "--silent", ...published.map(homeOf));
  for (const file of readdirSync(packed))
    renameSync(join(packed, file), join(packed, file.replace(/-\d.*\.tgz$/, ".tgz")));
}

/** The compiler writes this file last. */
const isBuilt = (name: string) =>
  newest(`packages/${name}/dist/types.tsbuildinfo`) >
  newest(
    "pnpm-lock.yaml",
    "tsconfig.json",
    `packages/${name}/*.{ts,json}`,
    `packages/${name}/src`,
    `packages/${name}/src/**`,
  );

const newest = (...patterns: string[]) =>
  Math.max(
    0,
    ...globSync(patterns, { cwd: root }).map((path) => statSync(join(root, path)).mtimeMs),
  );

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: "pipe" });

if (import.meta.main) build();
