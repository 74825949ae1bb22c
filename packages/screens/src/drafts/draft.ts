import { useCallback, useState } from "react";
import type { z } from "zod";
import { useAts } from "../app/context.tsx";
import { forgetStored, readStored, writeStored } from "../lists/stored.ts";
import { useUser } from "../session/session.tsx";

const keyOfDraft = (userId: string | number | undefined, form: string) =>
  `ats.draft.${userId}.${form}`;

/** On the user's own wish to leave; a session that ends by time keeps them. */
export const forgetDrafts = (storage: Storage, userId: string | undefined): void =>
  forgetStored(storage, keyOfDraft(userId, ""));

/** What the user typed into a form and has not saved: kept on this device, never for a password. */
export function useDraft<T>(form: string, schema: z.ZodType<T>) {
  const { storage } = useAts().host;
  const key = keyOfDraft(useUser().id, form);
  const [found] = useState(() => readStored(storage, key, schema));
  const keep = useCallback((value: T) => writeStored(storage, key, value), [storage, key]);
  const forget = useCallback(() => forgetStored(storage, key), [storage, key]);
  /** `found` is what was there when the form opened. */
  return { found, keep, forget };
}
