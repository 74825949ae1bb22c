import { cookies } from "@ats/core/session/session";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useAts } from "../app/context.tsx";
import type { ScreenProps } from "../app/screen.ts";
import {
  addressOf,
  isGiven,
  keyOfList,
  type ListOptions,
  type ListSearch,
  type ListState,
  onArrival,
  stateFrom,
  storedList,
  within,
} from "./list-state.ts";
import { useStoredValue } from "./stored-value.ts";

/**
 * The state of a list, from the address first, then as it was left, then the defaults of Specification §9.
 * What is typed may name people: it is saved but never put into the address.
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
  const [arrived] = useState({ address, stored });
  const isArriving = address === arrived.address && stored === arrived.stored;
  const saved = useMemo(() => {
    const own = within(scope, stored);
    return isArriving ? onArrival(address, own, { search: schema, defaults }) : own;
  }, [scope, stored, isArriving, address, schema, defaults]);
  const state = useMemo(
    () => stateFrom(address, saved, { search: schema, defaults }),
    [address, saved, schema, defaults],
  );

  /** Changes the state; anything but the page goes back to page one. */
  const update = useCallback(
    (change: Partial<ListState<Search>>, options?: { replace?: boolean }) => {
      const next = { ...state, page: 1, ...change };
      store(storedAs(next, scope));
      // A step back finds the list as it was shown, though its address said nothing.
      if (!isGiven(address)) setSearch(addressOf(state, schema), { replace: true });
      setSearch(addressOf(next, schema), options);
    },
    [address, state, store, scope, setSearch, schema],
  );

  // The address shows a state that was restored, so that it can be shared and reloaded; what it says
  // is kept, so that whoever comes back, or goes on from row to row, finds the list as it was shown.
  const settle = useEffectEvent((given: Search, of: string) => {
    const next = storedAs(state, of);
    if (!isGiven(given) && saved)
      update({ page: state.page } as Partial<ListState<Search>>, { replace: true });
    else if (isGiven(given) && JSON.stringify(next) !== JSON.stringify(stored)) store(next);
  });
  useEffect(() => settle(address, scope), [address, scope]);

  return { state, update };
}

const storedAs = <Search extends ListSearch>(
  { search, ...shown }: ListState<Search>,
  scope: string,
) => ({ scope, address: shown as unknown as Search, search });

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
