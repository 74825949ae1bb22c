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
