import { defaultPageSize, type Sort } from "@ats/core/lists/page";
import { cookies } from "@ats/core/session/session";
import { useCallback, useEffect, useMemo } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import type { ScreenProps } from "../app/screen.ts";
import { useStoredValue } from "./stored-value.ts";

/** What of a list's state the address carries: no personal data. */
export const listSearch = z.object({
  filter: z.string().optional(),
  sc: z.string().optional(),
  so: z.enum(["asc", "desc"]).optional(),
  /** From one. */
  page: z.coerce.number().int().min(1).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  view: z.string().optional(),
});
export type ListSearch = z.output<typeof listSearch>;

export interface FieldTerm {
  field: string;
  term: string;
}

/** Saved list state. Specification §3. */
export interface ListState extends Required<Omit<ListSearch, "view">> {
  view: string | undefined;
  search: FieldTerm[];
}

const savedState = listSearch.extend({
  search: z.array(z.object({ field: z.string(), term: z.string() })).default([]),
});

export interface ListDefaults {
  filter: string;
  sort: Sort;
}

/**
 * The state of a list, from the address first, then as it was left, then the defaults of Specification §9.
 * Searches may name people, so they are saved but never put into the address.
 */
export function useListState(
  list: string,
  defaults: ListDefaults,
  { search, setSearch }: Pick<ScreenProps<never, ListSearch>, "search" | "setSearch">,
) {
  const { host } = useAts();
  const [saved, save] = useStoredValue(
    host.storage,
    `ats.list.${host.cookies.read(cookies.userId)}.${list}`,
    savedState,
  );
  const hasAddress = Object.values(search).some((value) => value !== undefined);
  const state = useMemo<ListState>(() => {
    const from = hasAddress ? search : (saved ?? {});
    return {
      filter: from.filter ?? defaults.filter,
      sc: from.sc ?? defaults.sort.sc,
      so: from.so ?? defaults.sort.so,
      page: from.page ?? 1,
      per_page: from.per_page ?? defaultPageSize,
      view: from.view ?? saved?.view,
      search: saved?.search ?? [],
    };
  }, [search, saved, hasAddress, defaults]);

  /** Changes the state; anything but the page or view goes back to page one. */
  const update = useCallback(
    (change: Partial<ListState>, options?: { replace?: boolean }) => {
      const staysOnPage = Object.keys(change).every((name) => name === "page" || name === "view");
      const next = { ...state, ...(staysOnPage ? {} : { page: 1 }), ...change };
      save(next);
      const { search: _, ...address } = next;
      setSearch(address, options);
    },
    [state, save, setSearch],
  );

  // The address shows a state that was restored, so that it can be shared and reloaded.
  useEffect(() => {
    if (!hasAddress && saved) update({}, { replace: true });
  }, [hasAddress, saved, update]);

  return { state, update };
}
