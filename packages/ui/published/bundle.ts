import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** Bundles what an application first loads for one door, without React. */
export async function bundle(entry: string) {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2024",
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: "strict",
        onwarn: () => {},
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.filter((file) => file.type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const first = new Set([...chunks.values()].filter((chunk) => chunk.isEntry));
  for (const chunk of first)
    for (const name of chunk.imports) if (chunks.has(name)) first.add(chunks.get(name)!);
  return {
    kilobytes:
      [...first].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000,
    modules: [...first].flatMap((chunk) => chunk.moduleIds),
  };
}
