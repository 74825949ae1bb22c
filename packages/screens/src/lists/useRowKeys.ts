import { useTexts } from "@ats/ui/texts";
import type { RefObject } from "react";
import { usePageCommands } from "../commands/usePageCommands.ts";
import { rowTexts } from "./row-texts.ts";

/** The bar with the actions for selected rows. */
export const selectedRowsId = "selected-rows";

interface RowKeys {
  title: string;
  isSelectable: boolean;
  /** Actions of further keys on the focused row, given its index. */
  actions?: readonly { id: string; label: string; keys: string; onAction(row: number): void }[];
}

/**
 * Moves the focus between a table's rows by J and K or arrows, selects by X, and goes to the
 * actions for the selected rows by A. Enter opens.
 */
export function useRowKeys(
  table: RefObject<HTMLElement | null>,
  { title, isSelectable, actions = [] }: RowKeys,
): void {
  const say = useTexts();
  const focusedRow = () => {
    const row = document.activeElement?.closest("tr");
    return row && table.current?.contains(row) ? row : undefined;
  };
  const go = (step: 1 | -1) => {
    const rows = [...(table.current?.querySelectorAll("tbody tr:has(th a)") ?? [])];
    const from = rows.indexOf(focusedRow() as Element);
    const next = rows[from < 0 ? 0 : from + step];
    next?.querySelector<HTMLElement>("th a")?.focus();
  };
  usePageCommands(title, [
    { id: "nextRow", label: say(rowTexts.next), keys: ["J", "ArrowDown"], onAction: () => go(1) },
    {
      id: "previousRow",
      label: say(rowTexts.previous),
      keys: ["K", "ArrowUp"],
      onAction: () => go(-1),
    },
    {
      id: "selectRow",
      label: say(rowTexts.select),
      keys: "X",
      isThere: isSelectable,
      onAction: () => focusedRow()?.querySelector<HTMLElement>("input[type=checkbox]")?.click(),
    },
    {
      id: "actOnRows",
      label: say(rowTexts.actOnSelected),
      keys: "A",
      isThere: isSelectable,
      onAction: () => focusActions(table.current?.querySelector("tbody :checked") !== null),
    },
    ...actions.map((action) => ({
      ...action,
      onAction: () => {
        const index = focusedRow()?.dataset.index;
        if (index) action.onAction(Number(index));
      },
    })),
  ]);
}

const firstAction = () => document.getElementById(selectedRowsId)?.querySelector("button");

/** Focuses the first action; `isExpected` waits for the bar's code, until the next key or press. */
function focusActions(isExpected: boolean): void {
  const action = firstAction();
  if (action || !isExpected) return action?.focus();
  const loading = new AbortController();
  const observer = new MutationObserver(() => {
    const loaded = firstAction();
    if (!loaded) return;
    loaded.focus();
    loading.abort();
  });
  const { signal } = loading;
  signal.addEventListener("abort", () => observer.disconnect());
  for (const event of ["keydown", "pointerdown"])
    document.addEventListener(event, () => loading.abort(), { signal, capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
}
