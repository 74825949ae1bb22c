import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import type { Plugin } from "esbuild";
import { defineConfig, type Options } from "tsup";
import { layerOf } from "../ui/layers.ts";
import manifest from "./package.json" with { type: "json" };

/** The package's doors; nothing else is public, and only what they import is built. */
const entry = Object.values(manifest.exports).flatMap((door) =>
  typeof door === "string" ? [] : [door["@ats/source"]],
);
const shared: Options = { format: ["esm"], dts: false };

rmSync("dist", { recursive: true, force: true });

/**
 * Keeps its own file, which `sideEffects` names: it must run, and bundlers leave out what they think
 * does nothing.
 */
const contentSecurity: Plugin = {
  name: "content-security",
  setup({ onResolve }) {
    onResolve({ filter: /\/content-security\.ts$/ }, ({ kind }) =>
      kind === "entry-point"
        ? undefined
        : { path: `${manifest.name}/app/content-security`, external: true },
    );
  },
};

/** Imports every door's styles, each after those it builds on. */
const everyDoor = "dist/styles.ts";
mkdirSync("dist");
writeFileSync(everyDoor, entry.map((door) => `import ".${door}";\n`).join(""));

export default defineConfig([
  {
    ...shared,
    entry,
    sourcemap: true,
    esbuildPlugins: [
      contentSecurity,
      vanillaExtractPlugin({ identifiers: "short", outputCss: false }),
    ],
  },
  {
    ...shared,
    ...layerOf("screens"),
    entry: [everyDoor],
    minify: true,
    splitting: false,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: "short" })],
    onSuccess: async () => {
      for (const file of [everyDoor, "dist/styles.js"]) rmSync(file, { force: true });
    },
  },
]);
