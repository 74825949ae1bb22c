import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/*/*.tsx", "src/theme/theme.css.ts", "!src/**/*.stories.tsx"],
  format: ["esm"],
  dts: false, // its bundler runs out of memory over so many doors: tsc writes them
  clean: true,
  external: [/\.css$/],
  esbuildPlugins: [vanillaExtractPlugin()],
});
