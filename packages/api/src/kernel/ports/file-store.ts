/** Stores uploaded files by key, such as `1/cv/42.pdf`. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when no file has the key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Succeeds when the file is already gone. */
  remove(key: string): Promise<void>;
}

/** Files kept in memory: for tests and the browser. */
export function memoryFiles(initial: Iterable<readonly [key: string, Uint8Array]> = []): FileStore {
  const files = new Map<string, Uint8Array>(initial);
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  };
}
