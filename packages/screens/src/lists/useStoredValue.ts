import { useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import { readStored, writeStored } from "./storage.ts";

type Listener = (storage: Storage, key: string, value: unknown) => void;
const listeners = new Set<Listener>();

/** A stored value, shared by all its users. Undefined if missing, unreadable or invalid. */
export function useStoredValue<T>(
  storage: Storage,
  key: string,
  schema: z.ZodType<T>,
): [T | undefined, (value: T | undefined) => void] {
  const [value, setValue] = useState(() => readStored(storage, key, schema));
  useEffect(() => {
    const listen: Listener = (where, which, next) => {
      if (where === storage && which === key) setValue(next as T | undefined);
    };
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, [storage, key]);
  const store = useCallback(
    (next: T | undefined) => {
      setValue(next);
      writeStored(storage, key, next);
      for (const tell of listeners) tell(storage, key, next);
    },
    [storage, key],
  );
  return [value, store];
}
