import { nameRecords } from "@ats/core/search/names-contract";
import type { Command } from "@ats/ui/CommandPalette";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { keepPreviousData } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { usePath } from "../app/router.tsx";
import { recordCommand } from "../search/search-commands.tsx";
import { recentPath, recordOf, routeOf, useRecent } from "./recent.ts";

const mostShown = 6;
/** Some of them may be gone, or hidden from the user by now. */
const mostAsked = 10;

/**
 * The pages and records that the user opened last, under the names that they may see now, without
 * the page they are on. A record has its line before its name arrives, so that no line moves.
 */
export function useRecentCommands(isOpen: boolean, commands: readonly Command[]): Command[] {
  const say = useTexts();
  const { hasScreen } = useAts();
  const here = recentPath(usePath());
  const [recent] = useRecent();
  const entries = recent
    .filter((entry) => entry !== here)
    .map((entry) => ({ entry, record: recordOf(entry) }))
    .filter(({ entry, record }) =>
      record
        ? hasScreen(routeOf[record.kind])
        : commands.some(({ id, href }) => id === entry || href === entry),
    )
    .slice(0, mostAsked);
  const records = Map.groupBy(
    entries.flatMap(({ record }) => record ?? []),
    ({ kind }) => kind,
  );
  const { data, isFetching } = useEndpoint(
    nameRecords,
    {
      query: Object.fromEntries(
        [...records].map(([kind, named]) => [kind, named.map(({ id }) => id)]),
      ),
    },
    {
      enabled: isOpen && records.size > 0,
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  return entries
    .flatMap(({ entry, record }) => {
      if (!record) return commands.find(({ id, href }) => id === entry || href === entry) ?? [];
      const named = data?.records.find(({ kind, id }) => kind === record.kind && id === record.id);
      if (named) return recordCommand(named);
      return isFetching ? recordCommand({ ...record, name: say(words.loading), details: [] }) : [];
    })
    .slice(0, mostShown);
}
