import { type ReactNode, useState } from "react";
import { useHotkey } from "../Keys/hotkey.ts";
import { onDemand } from "../onDemand/onDemand.tsx";
import type { RootProps } from "../root/root.ts";
import { EarlyInput } from "./EarlyInput.tsx";
import { Typed } from "./typed.ts";

export { EarlyInput } from "./EarlyInput.tsx";
export { Typed } from "./typed.ts";

// Loaded on first opening or by `preloadCommandPalette`.
const CommandSheet = onDemand(() => import("./CommandSheet.tsx"));

/** Loads the code of the palette before somebody opens it. */
export const preloadCommandPalette = (): Promise<void> => CommandSheet.preload().catch(() => {});

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

export type CommandGroup = {
  id: string;
  title: string;
  commands: Command[];
  /** Stands above the other groups, such as the commands of what is open. */
  isFirst?: boolean;
};

export type CommandPaletteProps = RootProps & {
  groups: readonly CommandGroup[];
  /**
   * Shown first until something is typed: ids of commands of the groups, or commands of their own,
   * such as the people seen last.
   */
  recent?: readonly (string | Command)[];
  /** Called with the id of the chosen command before it runs, to remember it as recent. */
  onRun?: (id: string) => void;
  /**
   * Finds candidates, jobs and so on while typing. Results are listed below the commands whose name
   * has the typed words, and above those that only mention them.
   */
  search?: (query: string, signal: AbortSignal) => Promise<CommandGroup[]>;
  /** Listed below everything found: "Search jobs for “nurse”". */
  fallbacks?: (query: string) => Command[];
  placeholder?: string;
  /** Holds what was typed before this component loaded, by `EarlyInput`. */
  typed?: Typed;
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
  typed,
  ...sheet
}: CommandPaletteProps) {
  const [isOpenItself, setOpenItself] = useState(false);
  const [ownTyped] = useState(() => new Typed());
  const [wasOpened, setOpened] = useState(false);
  const open = isOpen ?? isOpenItself;
  if (open && !wasOpened) setOpened(true);
  const setOpen = (next: boolean) => {
    setOpenItself(next);
    onOpenChange?.(next);
  };
  useHotkey(hotkey ?? undefined, () => setOpen(!open));
  const early = typed ?? ownTyped;
  if (!wasOpened) return null;
  return (
    <CommandSheet
      {...sheet}
      typed={early}
      isOpen={open}
      onOpenChange={setOpen}
      fallback={open && <EarlyInput typed={early} onClose={() => setOpen(false)} />}
    />
  );
}
