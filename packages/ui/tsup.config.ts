import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig, type Options } from "tsup";
import { doors } from "./doors.ts";
import { layerOf } from "./layers.ts";
import { writePdfData } from "./pdf-data.ts";

const noStyles = vanillaExtractPlugin({ identifiers: "short", outputCss: false });
const shared: Options = {
  format: ["esm"],
  dts: false,
  sourcemap: true,
  noExternal: [/\.css$/],
};

rmSync("dist", { recursive: true, force: true });
writePdfData();

/** Imports every door's styles, each after those it builds on. */
const everyDoor = "dist/styles.ts";
mkdirSync("dist");
writeFileSync(
  everyDoor,
  doors.map((name) => `export * as ${name} from "../src/${name}/${name}.tsx";\n`).join(""),
);

export default defineConfig([
  {
    ...shared,
    entry: ["src/*/*.tsx", "src/*/texts.ts", "src/*/*Worker.js", "!src/**/*.stories.tsx"],
    banner: { js: '"use client";' },
    loader: { ".css": "empty" },
    esbuildPlugins: [noStyles],
  },
  {
    ...shared,
    entry: ["src/theme/theme.css.ts"], // token names, readable on a server too
    outDir: "dist/theme",
    esbuildPlugins: [noStyles],
  },
  {
    ...shared,
    ...layerOf("ui"),
    entry: [everyDoor],
    sourcemap: false,
    minify: true,
    splitting: false,
    loader: { ".woff2": "file" },
    esbuildOptions: (options) => {
      options.assetNames = "fonts/[name]";
    },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: "short" })],
    onSuccess: async () => {
      for (const file of [everyDoor, "dist/styles.js"]) rmSync(file, { force: true });
    },
  },
]);
