import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useStoredValue } from "../lists/stored-value.ts";

/** The keys of the shell, as `Keys` of @ats/ui writes them. */
export const shellKeys = { commands: "Mod+K", search: "/", shortcuts: "?" } as const;

const schema = z.boolean();

/** Whether a single character is a shortcut; who dictates or presses keys by mistake turns that off. WCAG 2.1.4. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [isOn = true, setOn] = useStoredValue(useAts().host.storage, "ats.singleKeys", schema);
  return [isOn, setOn];
}
