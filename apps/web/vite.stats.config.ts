import { mergeConfig } from "vite";
import base from "./vite.config.ts";
// @ts-ignore
import { stats } from "/tmp/stats-plugin.mjs";
export default mergeConfig(base, { plugins: [stats()], build: { outDir: "/tmp/stats-dist", emptyOutDir: true } });
