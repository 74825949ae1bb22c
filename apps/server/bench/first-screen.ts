import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = new URL("../../web/dist/", import.meta.url);

/** Modules of the job list, the first screen after sign-in. */
const needed = /^index\.html$|\/Shell\.tsx$|\/JobList\.tsx$/;

/** Reads the size of the first screen's JavaScript from Vite's manifest. */
export async function firstScreenJs(): Promise<string> {
  const manifest = await readFile(new URL(".vite/manifest.json", dist), "utf8").catch(() => "");
  if (!manifest) return "First screen's JavaScript: build the web app first.";
  const chunks: Record<string, Chunk> = JSON.parse(manifest);
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  Object.keys(chunks)
    .filter((name) => needed.test(name))
    .forEach(add);
  const sizes = await Promise.all(
    [...files]
      .filter((file) => file.endsWith(".js"))
      .map(async (file) => brotliCompressSync(await readFile(new URL(file, dist))).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `First screen's JavaScript: ${(total / 1000).toFixed(1)} kB brotli in ${sizes.length} files (at most 180)`;
}
