import { useCallback, useState } from "react";
import type { z } from "zod";
import { readStored, writeStored } from "./stored.ts";

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
      writeStored(storage, key, next);
    },
    [storage, key],
  );
  return [value, store];
}
