import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../lists/stored.ts";

const writtenSchema = z.object({
  adjustments: z.string(),
  text: z.string(),
  /** Intent id, so that a repeated message is sent once. */
  said: z.uuid(),
});
type Written = z.output<typeof writtenSchema>;

/** Typed text of a booking page, kept in the tab over a reload. */
export function useWritten(storage: Storage, token: string) {
  const key = `ats.booking.${token}`;
  const [written, setWritten] = useState<Written>(
    () =>
      readStored(storage, key, writtenSchema) ?? {
        adjustments: "",
        text: "",
        said: crypto.randomUUID(),
      },
  );
  const write = (change: Partial<Written>) => {
    const next = { ...written, ...change };
    setWritten(next);
    writeStored(storage, key, next);
  };
  return { ...written, write };
}
