import type { FileStore } from "../kernel/ports/file-store.ts";

/** Bytes of each stored part, so that no more of a large file is in memory at once. */
export const partBytes = 4_194_304;

/** A large file in the file store: parts of equal length under one key. */
export interface StoredParts {
  key: string;
  bytes: number;
}

const partKey = (key: string, part: number) => `${key}/${part}`;

/** Keys of all parts of a large file. */
export const partKeys = ({ key, bytes }: StoredParts): string[] =>
  Array.from({ length: Math.ceil(bytes / partBytes) }, (_, part) => partKey(key, part));

/** Stores a large file part by part as its bytes arrive. */
export function partsWriter(files: FileStore, key: string) {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  let count = 0;
  const flush = async () => {
    if (filled === 0) return;
    await files.put(partKey(key, count++), part.slice(0, filled));
    filled = 0;
  };
  return {
    async write(chunk: Uint8Array): Promise<void> {
      for (let at = 0; at < chunk.length; ) {
        const taken = chunk.subarray(at, at + partBytes - filled);
        part.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === partBytes) await flush();
      }
    },
    /** Stores the rest; returns the number of bytes of the whole file. */
    async close(): Promise<number> {
      const bytes = count * partBytes + filled;
      await flush();
      part = new Uint8Array(0);
      return bytes;
    },
  };
}

/** Reads a range of a large file. */
export async function readParts(
  files: FileStore,
  { key, bytes }: StoredParts,
  start: number,
  length: number,
): Promise<Uint8Array> {
  const range = new Uint8Array(Math.max(0, Math.min(length, bytes - start)));
  for (let at = 0; at < range.length; ) {
    const from = start + at;
    const part = await files.get(partKey(key, Math.floor(from / partBytes)));
    if (!part) throw new Error("A part of the file is missing.");
    const slice = part.subarray(from % partBytes, (from % partBytes) + range.length - at);
    range.set(slice, at);
    at += slice.length;
  }
  return range;
}

/** Reads a large file part by part. */
export async function* partsOf(files: FileStore, stored: StoredParts): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < stored.bytes; at += partBytes)
    yield await readParts(files, stored, at, partBytes);
}
