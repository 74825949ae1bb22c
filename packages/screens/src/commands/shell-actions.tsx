import type { SearchModule } from "@ats/core/search/contract";
import { createContext, useContext } from "react";

/** What the shell itself can open; only one at a time. */
export type ShellDialog =
  | "commands"
  | "news"
  | "shortcuts"
  | "suggestion"
  | "supportNote"
  | "switchAccount";

/** What commands ask of the shell around every screen. */
export interface ShellActions {
  open(dialog: ShellDialog): void;
  toggleSidebar(): void;
  /** Puts a term into the search box, and the focus with it. */
  search(module: SearchModule, term: string): void;
}

const Context = createContext<ShellActions | undefined>(undefined);
export const ShellActionsProvider = Context.Provider;

export function useShellActions(): ShellActions {
  const shell = useContext(Context);
  if (!shell) throw new Error("There is a shell only around its screens.");
  return shell;
}
