import { defineConfig } from "tsup";
import manifest from "./package.json" with { type: "json" };

/** The package's doors; nothing else is public, and only what they import is built. */
const entry = Object.values(manifest.exports).map((door) => door["@ats/source"]);

export default defineConfig({ entry, format: ["esm"], dts: false, sourcemap: true, clean: true });
