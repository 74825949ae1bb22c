import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { pack, packed } from "./pack.ts";
import { writeExamples } from "./readme-examples.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * A folder outside the workspace, in which all packages are installed. `readme` has the examples
     * of their READMEs.
     */
    consumer: string;
  }
}

/** Packs all packages and installs them once for all tests. */
export default function setUp({ provide }: TestProject) {
  pack();
  const consumer = mkdtempSync(join(tmpdir(), "ats-consumer-"));
  cpSync(join(import.meta.dirname, "consumer"), consumer, { recursive: true });
  cpSync(packed, consumer, { recursive: true });
  execFileSync("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline", "--silent"], {
    cwd: consumer,
    stdio: "pipe",
  });
  writeExamples(consumer);
  provide("consumer", consumer);
  return () => rmSync(consumer, { recursive: true, force: true });
}
