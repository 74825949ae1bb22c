import type { z } from "zod";

/** What is kept under a key; undefined where it is missing, refused or of another shape. */
export function readStored<T>(storage: Storage, key: string, schema: z.ZodType<T>): T | undefined {
  try {
    const result = schema.safeParse(JSON.parse(storage.getItem(key) ?? ""));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key, undefined removes it; a full or refused storage only forgets. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // What is kept is a convenience: the page goes on without it.
  }
}

/** Forgets everything whose key begins so. */
export function forgetStored(storage: Storage, prefix: string): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
}
