import { useCallback, useMemo, useState } from "react";
import type { z } from "zod";
import { type ScreenProps, valuesIn } from "./screen.ts";

/** The search of a screen, and how to change it. */
export type SearchOf<Search> = Pick<ScreenProps<never, Search>, "search" | "setSearch">;

export type SearchProps<Search> =
  | {
      /** Search part of the address. Unknown parameters and values count as absent. */
      search: object;
      setSearch: SearchOf<Search>["setSearch"];
    }
  // Keeps the search in memory.
  | { search?: undefined; setSearch?: undefined };

/**
 * The search of a host's address as our screens and hooks take it. One that is kept in memory begins
 * with `start`, the search part of an address, and again when that changes.
 */
export function useSearch<Search extends object>(
  schema: z.ZodType<Search>,
  { search, setSearch }: SearchProps<Search> = {},
  start = "",
): SearchOf<Search> {
  const [kept, setKept] = useState<{ start: string; search: object }>();
  const own = kept?.start === start ? kept.search : valuesIn(start);
  // A router may give an equal search as a new object.
  const given = JSON.stringify(search ?? own);
  const parsed = useMemo(() => {
    const { data = {} as Search } = schema.safeParse(JSON.parse(given));
    return data;
  }, [schema, given]);
  const keep = useCallback((next: object) => setKept({ start, search: next }), [start]);
  return { search: parsed, setSearch: setSearch ?? keep };
}
