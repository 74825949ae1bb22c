import { useState } from "react";
import { useHotkey } from "../Keys/hotkey.ts";
import { onDemand } from "../onDemand/onDemand.tsx";
import type { RootProps } from "../root/root.ts";

// Loaded when first opened.
const ShortcutSheet = onDemand(() => import("./ShortcutSheet.tsx"));

export type ShortcutGroup = {
  title: string;
  /** Keys as in `Keys`: "Mod+K", "G J". */
  shortcuts: { keys: string; label: string }[];
};

export type ShortcutListProps = RootProps & {
  groups: readonly ShortcutGroup[];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The key that opens the list; `null` where the page opens it with `isOpen`. */
  hotkey?: string | null;
};

/** All shortcuts of the page. `?` opens the list, except while typing. */
export function ShortcutList({ isOpen, onOpenChange, hotkey = "?", ...sheet }: ShortcutListProps) {
  const [isOpenItself, setOpenItself] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = isOpen ?? isOpenItself;
  if (open && !wasOpened) setOpened(true);
  const setOpen = (next: boolean) => {
    setOpenItself(next);
    onOpenChange?.(next);
  };
  useHotkey(hotkey ?? undefined, () => setOpen(!open));
  if (!wasOpened) return null;
  return <ShortcutSheet {...sheet} isOpen={open} onOpenChange={setOpen} />;
}
