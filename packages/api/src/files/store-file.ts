import type { OutsideCall } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { sha256 } from "../kernel/sha256.ts";

interface StoredFile {
  key: string;
  bytes: Uint8Array;
}

/**
 * Stores a file, then the row that names it, once for each request. Removes the file again when the
 * request is refused or a repeat.
 */
export async function storeFile<T>(
  { services: { files }, once }: Pick<OutsideCall, "services" | "once">,
  { key, bytes }: StoredFile,
  name: (db: CompanyDb) => Promise<T>,
): Promise<T> {
  await files.put(key, bytes);
  let isNamed = false;
  const naming = (db: CompanyDb) => {
    isNamed = true;
    return name(db);
  };
  try {
    return await once(naming, sha256(bytes));
  } catch (error) {
    isNamed &&= !(error instanceof HttpError);
    throw error;
  } finally {
    if (!isNamed) await files.remove(key);
  }
}
