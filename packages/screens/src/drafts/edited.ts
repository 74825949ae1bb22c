import { useState } from "react";
import type { Difference } from "./BothVersions.tsx";
import { differencesIn, type InWords } from "./differences.ts";

export interface Edited<T> {
  typed: T;
  put(change: Partial<T>): void;
  isStale: boolean;
  differences: Difference[];
  /** Goes on from the saved version with what is typed, and returns that. */
  keep(): T;
  /** Forgets what is typed. */
  take(): void;
}

/**
 * What is typed over something saved: as it is saved until something is typed, then from the version
 * that the typing began with. Both are shown where another was saved meanwhile. Quality R2.
 */
export function useEdited<T extends { version: number | string }>(
  saved: T,
  inWords: InWords<T>,
): Edited<T> {
  const [edit, setEdit] = useState<T>();
  const typed = edit ?? saved;
  return {
    typed,
    put: (change: Partial<T>) => setEdit({ ...typed, ...change }),
    isStale: typed.version !== saved.version,
    differences: differencesIn(inWords, typed, saved),
    keep(): T {
      const next = { ...typed, version: saved.version };
      setEdit(next);
      return next;
    },
    take: () => setEdit(undefined),
  };
}
