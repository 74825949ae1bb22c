import { rmSync } from "node:fs";
import { defineConfig, type Options } from "tsup";

const shared: Options = {
  format: ["esm"],
  esbuildOptions: (options) => {
    options.conditions = ["@ats/source"];
  },
};

rmSync("dist", { recursive: true, force: true });

export default defineConfig([
  // One file without imports, for a bundler or a script tag.
  {
    ...shared,
    entry: ["src/mount.ts"],
    target: "es2022",
    minify: true,
    noExternal: [/./],
    banner: { js: "/*! @ats/embed, MIT. With parts of valibot, MIT, (c) Fabian Hiller */" },
    dts: true,
  },
  // The command, which nothing imports.
  {
    ...shared,
    entry: { check: "src/check/cli.ts" },
    target: "node20",
    noExternal: [/^@ats\//],
    outExtension: () => ({ js: ".mjs" }),
  },
]);
