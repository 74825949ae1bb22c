import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.{test,stories}.{ts,tsx}"],
  format: ["esm"],
  dts: true,
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin()],
});
