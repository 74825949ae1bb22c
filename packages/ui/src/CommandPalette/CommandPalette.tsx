import { lazy, type ReactNode, Suspense, useState } from "react";
import { useHotkey } from "../Keys/hotkey.ts";
import type { RootProps } from "../root/root.ts";

// Loaded on first opening.
const CommandSheet = lazy(() => import("./CommandSheet.tsx"));

export type Command = {
  /** Unique among all commands. */
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Additional search words, not shown. */
  keywords?: string;
  /** Displayed shortcut in the format of `Keys`: "Mod+J". The page must listen for it. */
  shortcut?: string;
  /** Navigates to this address. Commands without one use `onAction`. */
  href?: string;
  onAction?: () => void;
};

export type CommandGroup = { id: string; title: string; commands: Command[] };

export type CommandPaletteProps = RootProps & {
  groups: readonly CommandGroup[];
  /** Ids of recent commands, shown first until something is typed. */
  recent?: readonly string[];
  /** Called with the id of the chosen command before it runs, to remember it as recent. */
  onRun?: (id: string) => void;
  /** Finds candidates, jobs and so on while typing. Results are listed below the commands. */
  search?: (query: string, signal: AbortSignal) => Promise<CommandGroup[]>;
  placeholder?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Shortcut that opens the palette; `null` when the page controls `isOpen`. */
  hotkey?: string | null;
};

/** Finds every page and action by name. Ctrl K or ⌘ K opens it. */
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
