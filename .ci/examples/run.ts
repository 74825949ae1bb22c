/** `npm run example NAME`: installs the examples with this repository's packages, and starts one. */
import { execFileSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pack } from "../../published/pack.ts";

const examples = join(import.meta.dirname, "../../examples");
const [name = ""] = process.argv.slice(2);

const pnpm = (...args: string[]) => execFileSync("pnpm", args, { cwd: examples, stdio: "inherit" });

pack();
// Installed packages stay as they were when a file with the same name changes.
for (const installed of globSync("{.,*}/node_modules", { cwd: examples }))
  rmSync(join(examples, installed), { recursive: true });
pnpm("install", "--no-frozen-lockfile", "--prefer-offline", "--silent");
pnpm("--filter", name, "start");
