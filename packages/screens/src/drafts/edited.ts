import { useState } from "react";
import { differencesIn, type InWords } from "./differences.ts";

/**
 * What is typed over something saved: as it is saved until something is typed, then from the version
 * that the typing began with. Both are shown where another was saved meanwhile. Quality R2.
 */
export function useEdited<T extends { version: number }>(saved: T, inWords: InWords<T>) {
  const [edit, setEdit] = useState<T>();
  const typed = edit ?? saved;
  return {
    typed,
    put: (change: Partial<T>) => setEdit({ ...typed, ...change }),
    isStale: typed.version !== saved.version,
    differences: differencesIn(inWords, typed, saved),
    /** Goes on from the saved version with what is typed, and returns that. */
    keep(): T {
      const next = { ...typed, version: saved.version };
      setEdit(next);
      return next;
    },
    take: () => setEdit(undefined),
  };
}
