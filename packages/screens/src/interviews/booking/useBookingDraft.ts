import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../lists/storage.ts";

const bookingDraft = z.object({
  adjustments: z.string(),
  text: z.string(),
  /** Intent id, so that a repeated message is sent once. */
  said: z.uuid(),
});
type BookingDraft = z.output<typeof bookingDraft>;

/** Typed text of a booking page, kept in the tab over a reload. */
export function useBookingDraft(storage: Storage, token: string) {
  const key = `ats.booking.${token}`;
  const [written, setWritten] = useState<BookingDraft>(
    () =>
      readStored(storage, key, bookingDraft) ?? {
        adjustments: "",
        text: "",
        said: crypto.randomUUID(),
      },
  );
  const write = (change: Partial<BookingDraft>) => {
    const next = { ...written, ...change };
    setWritten(next);
    writeStored(storage, key, next);
  };
  return { ...written, write };
}
