import { useState } from "react";
import type { z } from "zod";
import type { Difference } from "./BothVersions.tsx";
import { differencesIn, type InWords } from "./differences.ts";
import { useDraftState } from "./draft.ts";

export interface EditedRecord<T> {
  typed: T;
  change(change: Partial<T>): void;
  isStale: boolean;
  differences: Difference[];
  /** Rebases the typed text on the saved version and returns it. */
  keepMine(): T;
  /** Discards the typed text. */
  takeTheirs(): void;
  isRestored: boolean;
}

/**
 * Edits a saved record. Typed text is kept as a draft, with the version that it began from, until
 * it is saved. If a colleague saves another version, both are shown. Quality R2, R4.
 */
export function useEditedRecord<T extends { version: number | string }>(
  form: string,
  schema: z.ZodType<T>,
  saved: T,
  inWords: InWords<T>,
): EditedRecord<T> {
  const [edit, setEdit] = useDraftState(form, schema);
  const [wasThere, setThere] = useState(edit !== undefined);
  const typed = edit ?? saved;
  const differences = differencesIn(inWords, typed, saved);
  return {
    typed,
    change: (change: Partial<T>) => setEdit({ ...typed, ...change }),
    isStale: typed.version !== saved.version,
    differences,
    keepMine(): T {
      const next = { ...typed, version: saved.version };
      setEdit(next);
      return next;
    },
    takeTheirs(): void {
      setEdit(undefined);
      setThere(false);
    },
    isRestored: wasThere && differences.length > 0,
  };
}
