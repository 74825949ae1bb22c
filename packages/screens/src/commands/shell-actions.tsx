import type { SearchModule } from "@ats/core/search/contract";
import { createContext, useContext } from "react";

/** The dialogs of the shell. Only one is open at a time. */
export type ShellDialog =
  | "commands"
  | "news"
  | "shortcuts"
  | "suggestion"
  | "supportNote"
  | "switchAccount";

export interface ShellActions {
  open(dialog: ShellDialog): void;
  /** Absent in a partner's page, which has its own menu, toolbar, account and look. */
  bars?: {
    toggleSidebar(): void;
    /** Enters a term into the search box and focuses it. */
    search(module: SearchModule, term: string): void;
  };
}

const Context = createContext<ShellActions | undefined>(undefined);
export const ShellActionsProvider = Context.Provider;

/** True inside our shell, false for a screen in a host's page. */
export const useHasShell = (): boolean => useContext(Context) !== undefined;

export function useShellActions(): ShellActions {
  const shell = useContext(Context);
  if (!shell) throw new Error("There is a shell only around its screens.");
  return shell;
}
