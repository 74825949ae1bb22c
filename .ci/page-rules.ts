import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** A script for a page of the product that defines `pageRules`, the checks of the stories. */
export async function pageRules(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve("../.storybook/page-rules.ts"))],
    bundle: true,
    format: "iife",
    globalName: "pageRules",
    footer: { js: "globalThis.pageRules = pageRules;" },
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
