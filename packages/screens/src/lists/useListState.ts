import { hiddenReason } from "@ats/core/rights/decide";
import { isHiddenField } from "@ats/core/rights/field-groups";
import { cookies } from "@ats/core/session/session";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useAts } from "../app/context.tsx";
import type { SearchOf } from "../app/useSearch.ts";
import {
  addressOf,
  hasParameters,
  keyOfList,
  type ListOptions,
  type ListSearch,
  type ListState,
  stateOnArrival,
  stateFrom,
  storedList,
  scopedState,
  withoutHidden,
} from "./list-state.ts";
import { contractText } from "../languages/contract-text.ts";
import { useSignedIn } from "../session/session.tsx";
import { fieldOf } from "./filters/condition.ts";
import { listsTexts } from "./texts.ts";
import { useStoredValue } from "./useStoredValue.ts";

/**
 * The state of a list: from the address, else as saved, else the defaults of Specification §9.
 * Typed search terms may name people, so they are saved but never in the address.
 */
export function useListState<Search extends ListSearch>(
  { list, scope = "", search: schema, defaults }: ListOptions<Search>,
  { search: address, setSearch }: SearchOf<Search>,
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
    const own = scopedState(scope, stored);
    return isArriving ? stateOnArrival(address, own, { search: schema, defaults }) : own;
  }, [scope, stored, isArriving, address, schema, defaults]);
  const wanted = useMemo(
    () => stateFrom(address, saved, { search: schema, defaults }),
    [address, saved, schema, defaults],
  );
  const { state, reason } = useOpenState(wanted, defaults);
  const say = useTexts();
  useEffect(() => {
    if (reason)
      showToast({ title: say(contractText(reason)), description: say(listsTexts.withoutHidden) });
  }, [reason, say]);

  /** Changes the state. Any change but that of the page goes back to page one. */
  const update = useCallback(
    (change: Partial<ListState<Search>>, options?: { replace?: boolean }) => {
      const next = { ...state, page: 1, ...change };
      store(storedAs(next, scope));
      // Puts the old state into the address first, so that a step back restores it.
      if (!hasParameters(address)) setSearch(addressOf(state, schema), { replace: true });
      setSearch(addressOf(next, schema), options);
    },
    [address, state, store, scope, setSearch, schema],
  );

  // A restored state goes into the address, to be shared and reloaded. The state of an address is
  // saved, so that returning to the list, or stepping through its rows, restores it.
  const settle = useEffectEvent((given: Search, of: string) => {
    const next = storedAs(state, of);
    if (!hasParameters(given) && saved)
      update({ page: state.page } as Partial<ListState<Search>>, { replace: true });
    else if (hasParameters(given) && JSON.stringify(next) !== JSON.stringify(stored)) store(next);
  });
  useEffect(() => settle(address, scope), [address, scope]);

  return { state, update };
}

/** Leaves out a sort and terms by fields that the reader's role hides, with the sentence that says so. */
function useOpenState<Search extends ListSearch>(
  wanted: ListState<Search>,
  defaults: ListOptions<Search>["defaults"],
) {
  const user = useSignedIn();
  const hidden = user?.access.hidden;
  const state = useMemo(
    () => (hidden ? withoutHidden(wanted, { defaults }, hidden) : wanted),
    [wanted, defaults, hidden],
  );
  const group =
    state !== wanted
      ? hidden?.find((each) =>
          [wanted.sc, ...wanted.search.map(fieldOf)].some((name) => isHiddenField(name, [each])),
        )
      : undefined;
  return { state, reason: user && group && hiddenReason(user.userType, group) };
}

const storedAs = <Search extends ListSearch>(
  { search, ...shown }: ListState<Search>,
  scope: string,
) => ({ scope, address: shown as unknown as Search, search });

/** Goes to the last page if the requested one no longer exists. */
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
