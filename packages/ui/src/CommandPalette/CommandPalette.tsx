import { lazy, type ReactNode, Suspense, useState } from "react";
import { useHotkey } from "../Keys/hotkey.ts";
import type { RootProps } from "../root/root.ts";

// Loaded when it is first opened.
const CommandSheet = lazy(() => import("./CommandSheet.tsx"));

export type Command = {
  /** Of one's own among all commands. */
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Other words that find it, not shown. */
  keywords?: string;
  /** The keys that do the same, as `Keys` has them: "Mod+J". The page listens to them. */
  shortcut?: string;
  /** Goes there; else `onAction` does it. */
  href?: string;
  onAction?: () => void;
};

export type CommandGroup = { id: string; title: string; commands: Command[] };

export type CommandPaletteProps = RootProps & {
  groups: readonly CommandGroup[];
  /** The ids of the commands used last, shown first while nothing is typed. */
  recent?: readonly string[];
  /** Called with the id of what was chosen, before it is done: to remember it as recent. */
  onRun?: (id: string) => void;
  /** Finds more as one types: candidates, jobs. What it gives stands below the commands. */
  search?: (query: string, signal: AbortSignal) => Promise<CommandGroup[]>;
  placeholder?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** What opens it; `null` where the page does by `isOpen`. */
  hotkey?: string | null;
};

/** Every page and action by its name. Ctrl K or ⌘ K opens it. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  hotkey = "Mod+K",
  ...sheet
}: CommandPaletteProps) {
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
  return (
    <Suspense>
      <CommandSheet {...sheet} isOpen={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
