import { useRef } from "react";
import type { TableProps } from "./tableTypes.ts";

/** Returns the keys between two ends, both included, in either order. */
export function keysBetween(keys: readonly string[], from: string, to: string): string[] {
  const ends = [keys.indexOf(from), keys.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return keys.slice(Math.min(...ends), Math.max(...ends) + 1);
}

export type RowSelection = {
  /** Covers only the loaded rows. */
  state: "all" | "some" | "none";
  has: (key: string) => boolean;
  /** With `isRange`, changes all rows from the last one changed to this one. */
  toggle: (key: string, isRange: boolean) => void;
  toggleAll: () => void;
};

export function useSelection<Row>(table: TableProps<Row>): RowSelection | undefined {
  const { rows, getKey, selectedKeys, onSelectionChange } = table;
  const anchor = useRef<string>(undefined);
  if (!onSelectionChange) return;
  const keys = rows.map(getKey);
  const has = (key: string) => selectedKeys === "all" || (selectedKeys?.has(key) ?? false);
  const count = keys.filter(has).length;
  const state = count === 0 ? "none" : count === keys.length ? "all" : "some";
  /** Keeps the selection of other pages. */
  const change = (changed: readonly string[], isSelected: boolean) => {
    const next = new Set(selectedKeys === "all" ? keys : selectedKeys);
    for (const key of changed)
      if (isSelected) next.add(key);
      else next.delete(key);
    onSelectionChange(next);
  };
  return {
    state,
    has,
    toggle: (key, isRange) => {
      change(isRange ? keysBetween(keys, anchor.current ?? key, key) : [key], !has(key));
      anchor.current = key;
    },
    toggleAll: () => change(keys, state !== "all"),
  };
}
