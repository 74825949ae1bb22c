import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { doors } from "../doors.ts";

const home = join(import.meta.dirname, "..");
const cache = join(home, "../../.cache/ui");

/** The package as `npm publish` would upload it. */
export const tarball = join(cache, "ats-ui-0.1.0.tgz");
/** Everything importable after `@ats/ui/`. */
export const entrypoints = [...doors, "theme.css"];

/** Vitest's global set-up: builds and packs the package once for all tests. */
export default function pack() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  run("pnpm", "run", "build");
  run("npm", "pack", "--ignore-scripts", "--silent", "--pack-destination", cache);
}

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: home, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`);
}
