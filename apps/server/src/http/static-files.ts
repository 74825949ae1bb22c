import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { writeDurably } from "../data-folder/durable-file.ts";

interface StaticFile {
  /** Path on the disk. */
  path: string;
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

/** Almost as small as the smallest, in a fifteenth of the time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Loads the built web app into memory, compressed quickly where no start has compressed it before. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files: StaticFiles = new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    if (!entry.isFile() || /\/\.|\.(br|gz|map|part)$/.test(name)) continue;
    const identity = await readFile(path);
    const type = getMimeType(name) ?? "application/octet-stream";
    files.set(name, {
      path,
      type: extname(name) === ".mjs" ? "text/javascript; charset=utf-8" : type,
      identity,
      ...(compressible.test(name) && {
        br: (await compressedBefore(path)) ?? (await promisify(brotliCompress)(identity, quick)),
        gzip: await promisify(gzip)(identity),
      }),
    });
  }
  return files;
}

/**
 * Compresses the files as small as possible, one after another, and saves them beside their sources
 * for the next start.
 */
export async function compressFully(files: StaticFiles): Promise<void> {
  for (const file of files.values()) {
    if (!file.br || (await compressedBefore(file.path))) continue;
    const br = await promisify(brotliCompress)(file.identity);
    file.br = br;
    // If the folder cannot be written, the next start compresses again.
    await writeDurably(`${file.path}.br`, br).catch(() => {});
  }
}

async function compressedBefore(path: string) {
  const [kept, original] = await Promise.all([
    stat(`${path}.br`).catch(() => undefined),
    stat(path).catch(() => undefined),
  ]);
  if (kept && original && kept.mtimeMs >= original.mtimeMs) return readFile(`${path}.br`);
  return undefined;
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
