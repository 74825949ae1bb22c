import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, it } from "vitest";
import { tarballOf } from "./pack.ts";
import { doorsOf, published } from "./packages.ts";

const consumer = inject("consumer");
const run = promisify(execFile);

describe.each(published)("@ats/%s", (name) => {
  const tarball = new Uint8Array(readFileSync(tarballOf(name)));

  it("passes publint without remarks", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer } });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("has correct types for every door", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball), {
      entrypoints: doorsOf(name).map((door) => door.name.replace(`@ats/${name}`, ".")),
    });
    const problems = analysis.types ? analysis.problems : ["It has no types."];
    expect(problems.filter((problem) => !isOfCommonJs(problem))).toEqual([]);
  });

  it("loads every file without a window", async () => {
    const load = `
      import { globSync } from "node:fs";
      for (const file of globSync("node_modules/@ats/${name}/dist/**/*.js")) await import("./" + file);`;
    const all = run(process.execPath, ["--input-type=module", "--eval", load], { cwd: consumer });
    await expect(all).resolves.toBeDefined();
  });
});

it.each(["react", "react-dom", "@tanstack/react-query"])("installs one copy of %s", (name) => {
  const copies = `node_modules/.pnpm/${name.replace("/", "+")}@*`;
  expect(globSync(copies, { cwd: consumer })).toHaveLength(1);
});

/** The packages are for ES modules only. */
const isOfCommonJs = (problem: object | string) =>
  typeof problem === "object" &&
  "resolutionKind" in problem &&
  ["node10", "node16-cjs"].includes(String(problem.resolutionKind));
