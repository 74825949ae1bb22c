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
  /** Goes on from the saved version with what is typed, and returns that. */
  keepMine(): T;
  /** Forgets what is typed. */
  takeTheirs(): void;
  /** Whether it was typed before this was opened. */
  isRestored: boolean;
}

/**
 * What is typed over something saved: as it is saved until something is typed, then from the version
 * that the typing began with. Both are shown where another was saved meanwhile. It is kept as the form's
 * draft until it is saved. Quality R2, R4.
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
