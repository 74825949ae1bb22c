import { useMemo, useSyncExternalStore } from "react";
import { useAts } from "../app/context.tsx";
import type { PageCommandGroup } from "./page-commands.ts";

/** The commands of what is on the page, one group per title, in the order in which keys find them. */
export function usePageGroups(): readonly PageCommandGroup[] {
  const { pageCommands } = useAts();
  const groups = useSyncExternalStore(
    pageCommands.subscribe,
    pageCommands.groups,
    pageCommands.groups,
  );
  return useMemo(
    () =>
      [...Map.groupBy(groups, ({ title }) => title)]
        .map(([title, parts]) => ({ title, commands: parts.flatMap(({ commands }) => commands) }))
        .filter(({ commands }) => commands.length > 0),
    [groups],
  );
}
