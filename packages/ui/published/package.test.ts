import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, it } from "vitest";
import { doors } from "../doors.ts";
import { entrypoints, tarball } from "./pack.ts";

const home = join(import.meta.dirname, "..");
const run = promisify(execFile);

it("passes publint without remarks", async () => {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer } });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it("has correct types for every door", async () => {
  const checked = ["--profile", "esm-only", "--entrypoints", ...entrypoints];
  await expect(run("attw", [tarball, ...checked], { cwd: home })).resolves.toBeDefined();
});

it("loads every door without a window", async () => {
  const load = doors.map((door) => `await import("./dist/${door}/${door}.js");`).join("\n");
  await expect(
    run(process.execPath, ["--input-type=module", "--eval", load], { cwd: home }),
  ).resolves.toMatchObject({ stderr: "" });
});
