/** Tries a whole release of what is committed, on a registry of its own: version, publish, install. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { published } from "../published/packages.ts";
import { freePort } from "./free-port.ts";

const root = join(import.meta.dirname, "..");
const home = join(root, ".cache/release");
const [registry, project, consumer] = ["registry", "project", "consumer"].map((name) =>
  join(home, name),
) as [string, string, string];

const run = (cwd: string, env: NodeJS.ProcessEnv, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  }).trim();
const writeJson = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value));

rmSync(project, { recursive: true, force: true });
rmSync(consumer, { recursive: true, force: true });
rmSync(join(registry, "storage"), { recursive: true, force: true });
for (const folder of [registry, consumer]) mkdirSync(folder, { recursive: true });

const upstream = run(root, {}, "npm", "config", "get", "registry");
if (!existsSync(join(registry, "node_modules"))) {
  writeJson(join(registry, "package.json"), { dependencies: { verdaccio: "6.10.4" } });
  // One of its parts asks for a version by a tag, which not every registry keeps.
  writeJson(join(registry, "pnpm-workspace.yaml"), {
    packages: [],
    overrides: { "node-fetch": "3.3.2" },
  });
  run(registry, {}, "pnpm", "install", "--ignore-scripts", "--silent");
}
writeJson(join(registry, "config.yaml"), {
  storage: join(registry, "storage"),
  uplinks: { upstream: { url: upstream } },
  packages: {
    "@ats/*": { access: "$all", publish: "$all" },
    "**": { access: "$all", proxy: "upstream" },
  },
  log: { type: "stdout", level: "warn" },
});
const port = await freePort();
const address = `localhost:${port}`;
const server = spawn(
  process.execPath,
  [
    join(registry, "node_modules/verdaccio/bin/verdaccio"),
    "--config",
    join(registry, "config.yaml"),
    "--listen",
    address,
  ],
  { cwd: registry, stdio: ["ignore", "inherit", "inherit"] },
);

try {
  await answers(`http://${address}/-/ping`);
  writeFileSync(
    join(home, ".npmrc"),
    `registry=http://${address}/\n//${address}/:_authToken=none\n`,
  );
  const ours = {
    NPM_CONFIG_USERCONFIG: join(home, ".npmrc"),
    PNPM_CONFIG_REGISTRY: `http://${address}/`,
  };

  run(home, {}, "git", "clone", "--quiet", root, project);
  run(project, {}, "pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--silent");
  // Only a build service can say where a package comes from.
  for (const path of published.map((name) => join(project, "packages", name, "package.json")))
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace('"provenance": true', '"provenance": false'),
    );
  writeFileSync(
    join(project, ".changeset/try.md"),
    `---\n${published.map((name) => `"@ats/${name}": minor\n`).join("")}---\n\nA tried release.\n`,
  );
  process.stdout.write(run(project, ours, "npm", "run", "release"));

  const version = run(consumer, ours, "npm", "view", "@ats/core", "version");
  for (const path of globSync(`packages/{${published}}/CHANGELOG.md`, { cwd: project }))
    if (!readFileSync(join(project, path), "utf8").includes(`## ${version}`))
      throw new Error(`${path} says nothing of ${version}`);
  writeJson(join(consumer, "package.json"), { private: true, type: "module" });
  const packages = published.map((name) => `@ats/${name}@${version}`);
  run(consumer, ours, "npm", "install", "--silent", "--no-audit", "--no-fund", ...packages);
  const say = `import { mayUse } from "@ats/core/rights/access"; console.log(typeof mayUse);`;
  if (run(consumer, {}, process.execPath, "--input-type=module", "--eval", say) !== "function")
    throw new Error("@ats/core/rights/access has no mayUse");
  process.stdout.write(`\nReleased, installed and imported ${packages.join(", ")}\n`);
} finally {
  server.kill();
}

async function answers(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The registry does not answer at ${url}`);
}
