import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";

interface StaticFile {
  type: string;
  /** The file uncompressed, and compressed where that helps. */
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}
export type StaticFiles = Map<string, StaticFile>;

const compressible = /\.(html|js|css|svg|json|txt|wasm|webmanifest)$/;
/** File names under this path contain a hash of their content. */
const hashed = /^\/assets\//;

/**
 * Loads the built web app into memory. Compressed files are saved beside their sources for the next
 * start.
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files: StaticFiles = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    if (!entry.isFile() || /\/\.|\.(br|gz|map)$/.test(name)) continue;
    const identity = await readFile(path);
    const type = getMimeType(name) ?? "application/octet-stream";
    files.set(name, {
      type: extname(name) === ".mjs" ? "text/javascript; charset=utf-8" : type,
      identity,
      ...(compressible.test(name) && {
        br: await beside(`${path}.br`, path, () => promisify(brotliCompress)(identity)),
        gzip: await beside(`${path}.gz`, path, () => promisify(gzip)(identity)),
      }),
    });
  }
  return files;
}

async function beside(path: string, source: string, compress: () => Promise<Buffer<ArrayBuffer>>) {
  const [kept, original] = await Promise.all([stat(path).catch(() => undefined), stat(source)]);
  if (kept && kept.mtimeMs >= original.mtimeMs) return readFile(path);
  const bytes = await compress();
  // If the folder cannot be written, the next start compresses again.
  await writeFile(path, bytes).catch(() => {});
  return bytes;
}

/** Answers with a file in the best encoding the client accepts; undefined if there is none. */
export function staticAnswer(files: StaticFiles, request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  const file = files.get(pathname);
  if (!file || pathname === "/index.html") return undefined;
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => file[name] && accepted.includes(name));
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": hashed.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  });
  if (encoding) headers.set("content-encoding", encoding);
  return new Response(encoding ? file[encoding] : file.identity, { headers });
}
