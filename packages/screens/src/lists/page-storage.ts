import { memoryStorage } from "./memory-storage.ts";

const inMemory = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };

/** The browser's storage, or one that lasts as long as the page where a frame may not store. */
export function pageStorage(kind: keyof typeof inMemory): Storage {
  try {
    // Absent in browsers that store nothing at all.
    return window[kind] ?? inMemory[kind];
  } catch {
    return inMemory[kind];
  }
}
