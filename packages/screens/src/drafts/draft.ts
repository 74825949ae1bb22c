import { useCallback, useState } from "react";
import type { z } from "zod";
import { useAts } from "../app/context.tsx";
import { forgetStored, readStored, writeStored } from "../lists/stored.ts";
import { useStoredValue } from "../lists/stored-value.ts";
import { useUser } from "../session/session.tsx";

// What the user typed into a form and has not saved: kept on this device, shown to this user alone,
// and gone when they log out. Never for a password.

const keyOfDraft = (userId: string | number | undefined, form: string) =>
  `ats.draft.${userId}.${form}`;

/** On the user's own wish to leave; a session that ends by time keeps them. */
export const forgetDrafts = (storage: Storage, userId: string | undefined): void =>
  forgetStored(storage, keyOfDraft(userId, ""));

/** For a form that has a state of its own. */
export function useDraft<T>(form: string, schema: z.ZodType<T>) {
  const { storage } = useAts().host;
  const key = keyOfDraft(useUser().id, form);
  const [found] = useState(() => readStored(storage, key, schema));
  const keep = useCallback((value: T) => writeStored(storage, key, value), [storage, key]);
  const forget = useCallback(() => writeStored(storage, key, undefined), [storage, key]);
  /** `found` is what was there when the form opened. */
  return { found, keep, forget };
}

/** For a form whose state is the draft, and which says that it was typed before. */
export function useTyped<T>(form: string, schema: z.ZodType<T>) {
  const [typed, put] = useDraftState(form, schema);
  const [wasThere, setThere] = useState(typed !== undefined);
  const forget = () => {
    put(undefined);
    setThere(false);
  };
  return { typed, put, forget, isRestored: wasThere && typed !== undefined };
}

/** For a form whose state is the draft; undefined where there is none, and to forget it. */
export function useDraftState<T>(
  form: string,
  schema: z.ZodType<T>,
): [T | undefined, (value: T | undefined) => void] {
  const { storage } = useAts().host;
  return useStoredValue(storage, keyOfDraft(useUser().id, form), schema);
}
