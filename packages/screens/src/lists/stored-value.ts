import { useCallback, useState } from "react";
import type { z } from "zod";
import { readStored } from "./stored.ts";

/** A value kept in storage; one that is missing, refused or of another shape is undefined. */
export function useStoredValue<T>(
  storage: Storage,
  key: string,
  schema: z.ZodType<T>,
): [T | undefined, (value: T) => void] {
  const [value, setValue] = useState(() => readStored(storage, key, schema));
  const store = useCallback(
    (next: T) => {
      setValue(next);
      try {
        storage.setItem(key, JSON.stringify(next));
      } catch {
        // A full or refused storage only forgets: the value still holds for this page.
      }
    },
    [storage, key],
  );
  return [value, store];
}
