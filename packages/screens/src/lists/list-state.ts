import { defaultPageSize } from "@ats/core/lists/page";
import { cookies } from "@ats/core/session/session";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import type { Host } from "../app/host.ts";
import type { ScreenProps } from "../app/screen.ts";
import { readStored, useStoredValue } from "./stored-value.ts";

/** What of a list's state the address carries: no personal data. An unknown value counts as absent. */
export const listSearch = <
  const Filters extends z.util.EnumLike,
  const Columns extends readonly string[],
>(
  filters: z.ZodEnum<Filters>,
  columns: Columns,
) =>
  z.object({
    filter: filters.optional().catch(undefined),
    sc: z.enum(columns).optional().catch(undefined),
    so: z.enum(["asc", "desc"]).optional().catch(undefined),
    /** From one. */
    page: z.coerce.number().int().min(1).optional().catch(undefined),
    per_page: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
  });

interface ListSearch {
  filter?: string | undefined;
  sc?: string | undefined;
  so?: "asc" | "desc" | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

const keyOfList = (userId: string | undefined, list: string) => `ats.list.${userId}.${list}`;

/** Forgets the saved lists of a user: their searches may name people. */
export function forgetListStates(storage: Storage, userId: string | undefined): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  for (const key of keys) if (key.startsWith(keyOfList(userId, ""))) storage.removeItem(key);
}

const fieldTerm = z.object({ field: z.string(), term: z.string() });
export type FieldTerm = z.output<typeof fieldTerm>;

type Settled = keyof ListSearch;

/** Saved list state. Specification §3. */
export type ListState<Search extends ListSearch> = Omit<Search, Settled> & {
  [Key in Settled]-?: NonNullable<Search[Key]>;
} & { search: FieldTerm[] };

export interface ListOptions<Search extends ListSearch> {
  /** Name of the list in the saved states. */
  list: string;
  /** What the rows belong to: page and search are kept for this alone, the rest for the list. */
  scope?: string;
  search: z.ZodType<Search>;
  defaults: Required<Pick<Search, "filter" | "sc" | "so">>;
}

const storedList = <Search>(search: z.ZodType<Search>) =>
  z.object({ scope: z.string(), address: search, search: z.array(fieldTerm) });
type StoredList<Search> = z.output<ReturnType<typeof storedList<Search>>>;

/** What was saved, as far as it holds for a scope. */
function within<Search extends ListSearch>(scope: string, stored: StoredList<Search> | undefined) {
  if (!stored || stored.scope === scope) return stored;
  const { filter, sc, so, per_page } = stored.address;
  return { ...stored, address: { filter, sc, so, per_page } as Search, search: [] };
}

const isGiven = (address: ListSearch) =>
  Object.values(address).some((value) => value !== undefined);

function stateFrom<Search extends ListSearch>(
  address: Search,
  saved: StoredList<Search> | undefined,
  defaults: ListOptions<Search>["defaults"],
) {
  const from = isGiven(address) ? address : (saved?.address ?? address);
  return {
    ...from,
    filter: from.filter ?? defaults.filter,
    sc: from.sc ?? defaults.sc,
    so: from.so ?? defaults.so,
    page: from.page ?? 1,
    per_page: from.per_page ?? defaultPageSize,
    search: saved?.search ?? [],
  } as unknown as ListState<Search>;
}

/** The state that a list will open with, for what reads it early. */
export function readListState<Search extends ListSearch>(
  { list, scope = "", search: schema, defaults }: ListOptions<Search>,
  host: Pick<Host, "cookies" | "storage">,
  address: Search,
): ListState<Search> {
  const key = keyOfList(host.cookies.read(cookies.userId), list);
  return stateFrom(
    address,
    within(scope, readStored(host.storage, key, storedList(schema))),
    defaults,
  );
}

/**
 * The state of a list, from the address first, then as it was left, then the defaults of Specification §9.
 * Searches may name people, so they are saved but never put into the address.
 */
export function useListState<Search extends ListSearch>(
  { list, scope = "", search: schema, defaults }: ListOptions<Search>,
  { search: address, setSearch }: Pick<ScreenProps<never, Search>, "search" | "setSearch">,
) {
  const { host } = useAts();
  const [stored, store] = useStoredValue(
    host.storage,
    keyOfList(host.cookies.read(cookies.userId), list),
    useMemo(() => storedList(schema), [schema]),
  );
  const saved = useMemo(() => within(scope, stored), [scope, stored]);
  const hasAddress = isGiven(address);
  const state = useMemo(() => stateFrom(address, saved, defaults), [address, saved, defaults]);

  /** Changes the state; anything but the page goes back to page one. */
  const update = useCallback(
    (change: Partial<ListState<Search>>, options?: { replace?: boolean }) => {
      const { search, ...next } = { ...state, page: 1, ...change };
      store({ scope, address: next as unknown as Search, search });
      setSearch(next as unknown as Search, options);
    },
    [state, store, scope, setSearch],
  );

  // The address shows a state that was restored, so that it can be shared and reloaded.
  const restore = useEffectEvent(() => {
    if (saved) update({ page: state.page } as Partial<ListState<Search>>, { replace: true });
  });
  useEffect(() => {
    if (!hasAddress) restore();
  }, [hasAddress]);

  return { state, update };
}

/** The page and sort of a list's state as an endpoint takes them. */
export const pageOf = <Column extends string>(state: {
  sc: Column;
  so: "asc" | "desc";
  page: number;
  per_page: number;
}) => ({ sc: state.sc, so: state.so, page_no: state.page - 1, per_page: state.per_page });

/** A search by fields as an endpoint takes it. */
export const termsOf = (search: readonly FieldTerm[]) =>
  search.map(({ field, term }) => `${field}:${term}`);

/** Goes to the last page when the one asked for lies beyond it: rows have left since. */
export function useLastPage(
  { page, per_page }: { page: number; per_page: number },
  total: number | undefined,
  update: (change: { page: number }, options: { replace: boolean }) => void,
) {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / per_page));
  const goToLast = useEffectEvent(() => update({ page: last }, { replace: true }));
  useEffect(() => {
    if (page > last) goToLast();
  }, [page, last]);
}
