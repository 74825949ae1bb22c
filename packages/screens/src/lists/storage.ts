import type { z } from "zod";

/** The value of a key. Undefined if missing, unreadable or invalid. */
export function readStored<T>(storage: Storage, key: string, schema: z.ZodType<T>): T | undefined {
  try {
    const result = schema.safeParse(JSON.parse(storage.getItem(key) ?? ""));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined removes it. Ignores a full or unavailable storage. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without stored values.
  }
}

export function forgetStored(storage: Storage, prefix: string): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
}
