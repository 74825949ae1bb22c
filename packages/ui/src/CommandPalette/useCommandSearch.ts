import { useEffect, useEffectEvent, useState } from "react";
import type { CommandGroup, CommandPaletteProps } from "./CommandPalette.tsx";

const typingPause = 100;
const none: CommandGroup[] = [];

/** Runs the caller's search after a pause in typing. Late answers to older queries are dropped. */
export function useCommandSearch(search: CommandPaletteProps["search"], query: string) {
  const [answer, setAnswer] = useState({ query: "", found: none });
  const runSearch = useEffectEvent((signal: AbortSignal) => search?.(query, signal));
  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      // A failed search counts as empty, because the commands are found without it.
      const found = await Promise.resolve(runSearch(controller.signal)).catch(() => none);
      if (!controller.signal.aborted) setAnswer({ query, found: found ?? none });
    }, typingPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  const isSearching = search !== undefined && query !== "" && answer.query !== query;
  return { found: query ? answer.found : none, isSearching };
}
