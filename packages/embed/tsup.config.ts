import { defineConfig } from "tsup";

/** One file without imports, for a bundler or a script tag, and its types without imports too. */
export default defineConfig({
  entry: ["src/mount.ts"],
  format: ["esm"],
  target: "es2022",
  minify: true,
  noExternal: [/./],
  esbuildOptions: (options) => {
    options.conditions = ["@ats/source"];
  },
  dts: true,
  clean: true,
});
