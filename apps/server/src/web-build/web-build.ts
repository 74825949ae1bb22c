import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../settings.ts";
import { StartError } from "../start-error.ts";

const web = join(root, "apps/web");
const sources = [
  ...["src", "public", "index.html"].map((name) => `apps/web/${name}`),
  // Code of the build itself.
  ...readdirSync(web)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `apps/web/${name}`),
  ...["core", "ui", "screens"].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
  "pnpm-lock.yaml",
];

/** Returns the folder of the built web app, rebuilding it if a source is newer. */
export async function builtWeb(): Promise<string> {
  const dist = join(web, "dist");
  const built = await timeOf(join(dist, "index.html"));
  const times = await Promise.all(sources.map((source) => newest(join(root, source))));
  if (Math.max(...times) > built) await build();
  return dist;
}

async function build(): Promise<void> {
  const vite = join(web, "node_modules/.bin/vite");
  const child = spawn(vite, ["build", "--logLevel", "error"], {
    cwd: web,
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const [code] = await once(child, "close").catch((error: Error) => [error.message]);
  process.off("exit", stop);
  if (code !== 0) throw new StartError(`The web app cannot be built:\n${output.slice(-4_000)}`);
}

const timeOf = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

async function newest(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Math.max(...(await Promise.all([path, ...files].map(timeOf))));
}
