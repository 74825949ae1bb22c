import { useMemo, useState } from "react";
import type { z } from "zod";
import type { ScreenProps } from "./screen.ts";

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

/** The search of a host's address as our screens and hooks take it. */
export function useSearch<Search extends object>(
  schema: z.ZodType<Search>,
  { search, setSearch }: SearchProps<Search> = {},
): SearchOf<Search> {
  const [own, setOwn] = useState<object>({});
  // A router may give an equal search as a new object.
  const given = JSON.stringify(search ?? own);
  const parsed = useMemo(() => {
    const { data = {} as Search } = schema.safeParse(JSON.parse(given));
    return data;
  }, [schema, given]);
  return { search: parsed, setSearch: setSearch ?? setOwn };
}
