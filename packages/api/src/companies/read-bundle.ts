import {
  type BundleManifest,
  bundleFormat,
  bundleLimits,
  bundleManifest,
  memberName,
} from "@ats/core/companies/bundle";
import { type FileEntry, Reader, ZipReader } from "@zip.js/zip.js";
import type { FileStore } from "../kernel/ports/file-store.ts";
import { knowsSchema } from "./write-bundle.ts";
import { meter } from "./meter.ts";
import { partBytes, readParts, type StoredParts } from "./stored-parts.ts";

/** A bundle that cannot be imported, with a sentence for who uploaded it. */
export class BundleRefused extends Error {}

const damaged = "The file is damaged or is not a bundle of this product. Export it again.";
const tooLarge = "The bundle unpacks to more than it may. Ask the people who run this product.";

/** Reads a stored archive; keeps the part that was read last, because reads are short. */
class PartsReader extends Reader<StoredParts> {
  readonly #files: FileStore;
  readonly #stored: StoredParts;
  #part: { at: number; bytes: Uint8Array } | undefined;
  constructor(files: FileStore, stored: StoredParts) {
    super(stored);
    this.#files = files;
    this.#stored = stored;
    this.size = stored.bytes;
  }
  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const at = Math.floor(index / partBytes) * partBytes;
    if (index + length > at + partBytes) return readParts(this.#files, this.#stored, index, length);
    if (this.#part?.at !== at)
      this.#part = { at, bytes: await readParts(this.#files, this.#stored, at, partBytes) };
    return this.#part.bytes.slice(index - at, index - at + length);
  }
}

export interface OpenBundle {
  manifest: BundleManifest;
  /** The unpacked bytes of a member. */
  chunks(name: string): AsyncGenerator<Uint8Array>;
  /** The rows of a table, in batches. */
  rows(table: string): AsyncGenerator<Record<string, unknown>[]>;
  /** A whole file, by the hash of its content; undefined where the bundle lacks it. */
  file(hash: string): Promise<Uint8Array | undefined>;
}

/** Opens a stored bundle. Refuses one with an unknown version or a member that it may not have. */
export async function openBundle(files: FileStore, stored: StoredParts): Promise<OpenBundle> {
  const entries = await entriesOf(files, stored);
  const manifest = await readManifest(entries);
  async function* chunks(name: string) {
    const entry = entries.get(name);
    if (!entry) throw new BundleRefused(damaged);
    yield* unpack(entry);
  }
  return {
    manifest,
    chunks,
    rows: (table) => rowsOf(chunks(`tables/${table}.jsonl`)),
    async file(hash) {
      const name = `files/${hash.slice(0, 2)}/${hash}`;
      if (!entries.has(name)) return undefined;
      return joined(chunks(name), bundleLimits.fileBytes);
    },
  };
}

async function entriesOf(files: FileStore, stored: StoredParts): Promise<Map<string, FileEntry>> {
  const reader = new ZipReader(new PartsReader(files, stored), { useWebWorkers: false });
  const entries = new Map<string, FileEntry>();
  let unpacked = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || entry.encrypted || entries.has(entry.filename))
        throw new BundleRefused(damaged);
      if (entry.filename !== "manifest.json" && !memberName.safeParse(entry.filename).success)
        throw new BundleRefused(
          `The bundle contains “${entry.filename.slice(0, 100)}”, which no bundle may. Export it again.`,
        );
      unpacked += entry.uncompressedSize;
      if (unpacked > bundleLimits.unpackedBytes || entries.size > bundleLimits.members)
        throw new BundleRefused(tooLarge);
      entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw error instanceof BundleRefused ? error : new BundleRefused(damaged, { cause: error });
  }
  return entries;
}

/** Unpacks an entry, and stops when it is longer than the archive's directory says. */
async function* unpack(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const unpacking = entry
    .getData(writable, { useWebWorkers: false, checkOverlappingEntry: true })
    .catch((error: unknown) => error);
  const reader = readable.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      bytes += value.length;
      if (bytes > entry.uncompressedSize) throw new BundleRefused(tooLarge);
      yield value;
    }
  } catch (error) {
    throw error instanceof BundleRefused ? error : new BundleRefused(damaged, { cause: error });
  } finally {
    await reader.cancel().catch(() => {});
    await unpacking;
  }
}

async function joined(chunks: AsyncGenerator<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw new BundleRefused(tooLarge);
    parts.push(chunk);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

async function readManifest(entries: ReadonlyMap<string, FileEntry>): Promise<BundleManifest> {
  const entry = entries.get("manifest.json");
  if (!entry) throw new BundleRefused(damaged);
  const text = new TextDecoder().decode(await joined(unpack(entry), bundleLimits.manifestBytes));
  const parsed = bundleManifest.safeParse(jsonOf(text));
  if (!parsed.success) throw new BundleRefused(damaged);
  const { format_version, schema_version, product_version, members } = parsed.data;
  if (format_version > bundleFormat || !knowsSchema(schema_version))
    throw new BundleRefused(
      `The bundle was made by version ${product_version}, which is newer than this one. Import it there, or ask for an update here.`,
    );
  const named = new Set(members.map(({ name }) => name));
  if (named.size !== members.length || named.size !== entries.size - 1)
    throw new BundleRefused(damaged);
  for (const { name, bytes } of members)
    if (entries.get(name)?.uncompressedSize !== bytes) throw new BundleRefused(damaged);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BundleRefused(damaged);
  }
}

const batch = 1_000;

async function* rowsOf(chunks: AsyncGenerator<Uint8Array>) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  let rows: Record<string, unknown>[] = [];
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > bundleLimits.lineBytes) throw new BundleRefused(tooLarge);
    for (const line of lines) {
      rows.push(rowOf(line));
      if (rows.length < batch) continue;
      yield rows;
      rows = [];
    }
  }
  if (rest) throw new BundleRefused(damaged);
  if (rows.length > 0) yield rows;
}

function rowOf(line: string): Record<string, unknown> {
  const row = jsonOf(line);
  if (row === null || typeof row !== "object" || Array.isArray(row))
    throw new BundleRefused(damaged);
  return row as Record<string, unknown>;
}

/** Reads everything once, and refuses a bundle of which a member is not what the manifest says. */
export async function checkMembers(
  bundle: OpenBundle,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<void> {
  const { members } = bundle.manifest;
  const total = members.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const member of members) {
    const measured = await meter(member.name);
    for await (const chunk of bundle.chunks(member.name)) measured.add(chunk);
    const { sha256, bytes } = measured.end();
    if (sha256 !== member.sha256 || bytes !== member.bytes)
      throw new BundleRefused(
        `“${member.name}” is not as it was exported: its hash differs. Upload the bundle again, or export it again.`,
      );
    if (member.name.startsWith("files/") && !member.name.endsWith(`/${sha256}`))
      throw new BundleRefused(damaged);
    await onProgress((done += bytes), total);
  }
}
