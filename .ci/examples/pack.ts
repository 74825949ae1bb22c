import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const names = ["core", "ui", "screens", "api"];

/** Folder of the packages as `npm publish` would upload them, which the examples install. */
export const packed = join(root, ".cache/packed");

/** Builds the packages and packs them. Vitest's global set-up of the examples. */
export default function pack(): void {
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const filters = names.map((name) => `--filter=@ats/${name}`);
  run("pnpm", "--workspace-concurrency=1", ...filters, "run", "build");
  run(
    "npm",
    "pack",
    "--ignore-scripts",
    "--silent",
    `--pack-destination=${packed}`,
    ...names.map((name) => `./packages/${name}`),
  );
  for (const file of readdirSync(packed))
    renameSync(join(packed, file), join(packed, file.replace(/-\d.*\.tgz$/, ".tgz")));
}

function run(command: string, ...args: string[]) {
  execFileSync(command, args, { cwd: root, stdio: "pipe" });
}
