import { useCallback, useState } from "react";
import type { z } from "zod";
import { useAts } from "../app/context.tsx";
import { forgetStored, readStored, writeStored } from "../lists/storage.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { useUser } from "../session/session.tsx";

// Unsaved text of a form: kept on this device, for this user, until they log out. Never holds a
// password.

const keyOfDraft = (userId: string | number | undefined, form: string) =>
  `ats.draft.${userId}.${form}`;

/** Runs when the user logs out. A session that times out keeps its drafts. */
export const forgetDrafts = (storage: Storage, userId: string | undefined): void =>
  forgetStored(storage, keyOfDraft(userId, ""));

/** Draft of a form that keeps its own state. */
export function useDraft<T>(form: string, schema: z.ZodType<T>) {
  const { storage } = useAts().host;
  const key = keyOfDraft(useUser().id, form);
  const [found] = useState(() => readStored(storage, key, schema));
  const keep = useCallback((value: T) => writeStored(storage, key, value), [storage, key]);
  const forget = useCallback(() => writeStored(storage, key, undefined), [storage, key]);
  /** `found` is the draft that existed when the form opened. */
  return { found, keep, forget };
}

/** Draft as the form's state, which tells whether it was restored. */
export function useTyped<T>(form: string, schema: z.ZodType<T>) {
  const [typed, put] = useDraftState(form, schema);
  const [wasThere, setThere] = useState(typed !== undefined);
  const forget = () => {
    put(undefined);
    setThere(false);
  };
  return { typed, put, forget, isRestored: wasThere && typed !== undefined };
}

/** Draft as the form's state, or undefined, with a function to discard it. */
export function useDraftState<T>(
  form: string,
  schema: z.ZodType<T>,
): [T | undefined, (value: T | undefined) => void] {
  const { storage } = useAts().host;
  return useStoredValue(storage, keyOfDraft(useUser().id, form), schema);
}
