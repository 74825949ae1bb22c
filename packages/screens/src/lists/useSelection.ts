import { pageSizes } from "@ats/core/lists/page";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import type { ListSearch, ListState } from "./list-state.ts";
import { listsTexts } from "./texts.ts";

interface SelectableList<Row, State> {
  of?: number;
  state: State;
  /** The current page; absent while the first one loads. */
  page: { records: readonly Row[]; total: number } | undefined;
  /** True while the page is that of the previous state. */
  isUpdating: boolean;
  most: number;
  read(state: State): Promise<{ records: readonly Row[] }>;
}

export interface Selection<Row> {
  keys: ReadonlySet<string>;
  rows: Row[];
  most: number;
  onChange(keys: ReadonlySet<string>): void;
  /** Selects all results, up to `most`. */
  onAll(): void;
  onClear(): void;
  onAdd(rows: readonly Row[]): void;
}

const largest = Math.max(...pageSizes);
const byKey = <Row extends { id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [String(row.id), row]));

/** A selection that survives a change of page or sort, until the search or filter changes. */
export function useSelection<
  Row extends { id: number },
  State extends ListState<ListSearch> & { sc: string },
>({ of, state, page, isUpdating, most, read }: SelectableList<Row, State>): Selection<Row> {
  const say = useTexts();
  const { page: at, per_page, sc, so, ...narrowed } = state;
  const list = JSON.stringify([of, Object.entries(narrowed).toSorted()]);
  const place = JSON.stringify([list, at, per_page, sc, so]);
  const records = page?.records;
  const [kept, setKept] = useState({ list, rows: new Map<string, Row>() });
  const chosen = kept.list === list ? kept.rows : new Map<string, Row>();
  const [seen, setSeen] = useState({ place, records });
  const choose = (rows: Map<string, Row>) => setKept({ list, rows });

  // Updates selected rows of the current page, and drops those that have left it.
  if (!isUpdating && (seen.records !== records || seen.place !== place)) {
    setSeen({ place, records });
    const shown = byKey(records ?? []);
    const left = seen.place === place ? byKey(seen.records ?? []) : shown;
    const remaining = [...chosen].filter(([key]) => shown.has(key) || !left.has(key));
    choose(new Map(remaining.map(([key, row]) => [key, shown.get(key) ?? row])));
  }

  const chooseAll = async () => {
    try {
      const all = new Map<string, Row>();
      const wanted = Math.min(page?.total ?? 0, most);
      for (let next = 1; (next - 1) * largest < wanted; next++) {
        const found = await read({ ...state, page: next, per_page: largest });
        for (const [key, row] of byKey(found.records)) if (all.size < most) all.set(key, row);
      }
      // Ignored if the search or filter has changed meanwhile.
      setKept((now) => (now.list === list ? { list, rows: all } : now));
    } catch (error) {
      const { message } = error as Error;
      showToast({
        tone: "critical",
        title: say(listsTexts.notSelected),
        description: message,
      });
    }
  };
  return {
    keys: new Set(chosen.keys()),
    rows: [...chosen.values()],
    most,
    onChange: (keys) => {
      const known = new Map([...chosen, ...byKey(records ?? [])]);
      choose(new Map([...known].filter(([key]) => keys.has(key))));
    },
    onAll: () => void chooseAll(),
    onClear: () => choose(new Map()),
    onAdd: (rows) =>
      setKept((now) => ({
        list,
        rows: new Map([...(now.list === list ? now.rows : []), ...byKey(rows)]),
      })),
  };
}
