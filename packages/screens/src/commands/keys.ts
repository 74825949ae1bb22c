import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useStoredValue } from "../lists/useStoredValue.ts";

export const shellKeys = { commands: "Mod+K", search: "/", shortcuts: "?" } as const;

const schema = z.boolean();

/**
 * The user's choice to have single-key shortcuts. Dictation can trigger them by mistake. WCAG
 * 2.1.4.
 */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [isOn = true, setOn] = useStoredValue(useAts().host.storage, "ats.singleKeys", schema);
  return [isOn, setOn];
}
