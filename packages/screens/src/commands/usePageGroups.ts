import { useSyncExternalStore } from "react";
import { useAts } from "../app/context.tsx";
import type { PageCommandGroup } from "./page-commands.ts";

/** The commands of what is on the page, in the order in which keys find them. */
export function usePageGroups(): readonly PageCommandGroup[] {
  const { pageCommands } = useAts();
  return useSyncExternalStore(pageCommands.subscribe, pageCommands.groups, pageCommands.groups);
}
