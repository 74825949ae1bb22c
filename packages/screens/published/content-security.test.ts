import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { beforeAll, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const home = join(import.meta.dirname, "..");
const others = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

beforeAll(() => {
  execFileSync("pnpm", ["exec", "tsup"], { cwd: home, stdio: "pipe" });
});

it.each([
  "app/visit",
  "careers/Careers",
  "interviews/booking/Booking",
  "documents/signing/Signing",
])("keeps the Trusted Types policy when %s is bundled without what nothing uses", async (door) => {
  const { outputFiles } = await build({
    entryPoints: [join(home, "dist", `${door}.js`)],
    external: others.flatMap((name) => [name, `${name}/*`]),
    bundle: true,
    format: "esm",
    write: false,
  });
  expect(outputFiles[0]?.text).toContain('createPolicy("default"');
});
