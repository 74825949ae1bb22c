import type { z } from "zod";
import { useAts } from "../app/context.tsx";
import { forgetStored } from "../lists/stored.ts";
import { useStoredValue } from "../lists/stored-value.ts";
import { useUser } from "../session/session.tsx";

const keyOfDraft = (userId: string | number | undefined, form: string) =>
  `ats.draft.${userId}.${form}`;

/** On the user's own wish to leave; a session that ends by time keeps them. */
export const forgetDrafts = (storage: Storage, userId: string | undefined): void =>
  forgetStored(storage, keyOfDraft(userId, ""));

/**
 * What the user typed into a form and has not saved, and how to keep it; undefined forgets it. It
 * stays on this device, is shown to this user alone, and goes when they log out. Never for a password.
 */
export function useDraft<T>(
  form: string,
  schema: z.ZodType<T>,
): [T | undefined, (value: T | undefined) => void] {
  const { storage } = useAts().host;
  return useStoredValue(storage, keyOfDraft(useUser().id, form), schema);
}
