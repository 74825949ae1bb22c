import { useHotkey } from "@ats/ui/Keys";
import type { Dispatch, SetStateAction } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useStoredValue } from "../lists/useStoredValue.ts";
import type { ShellDialog } from "./shell-actions.tsx";

export const shellKeys = {
  commands: "Mod+K",
  search: "/",
  shortcuts: "?",
  print: "Mod+P",
} as const;

const schema = z.boolean();

/**
 * The user's choice to have single-key shortcuts. Dictation can trigger them by mistake. WCAG
 * 2.1.4.
 */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [isOn = true, setOn] = useStoredValue(useAts().host.storage, "ats.singleKeys", schema);
  return [isOn, setOn];
}

/** Opens the palette and the list of shortcuts. */
export function useCommandKeys(open: Dispatch<SetStateAction<ShellDialog | undefined>>): void {
  const [singleKeys] = useSingleKeys();
  useHotkey(shellKeys.commands, () => open((now) => (now === "commands" ? undefined : "commands")));
  useHotkey(singleKeys ? shellKeys.shortcuts : undefined, () => open("shortcuts"));
}
