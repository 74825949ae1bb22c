import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../lists/stored.ts";

const writtenSchema = z.object({
  /** What the candidate needs. */
  adjustments: z.string(),
  /** What they say of the times. */
  text: z.string(),
  /** The intent to say it: sent again, it is said once. */
  said: z.uuid(),
});
type Written = z.output<typeof writtenSchema>;

/** What a candidate has typed on the page of a link, as the tab keeps it: nothing is lost by loading it again. */
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
