import { useTexts } from "@ats/ui/texts";
import type { RefObject } from "react";
import { usePageCommands } from "../commands/usePageCommands.ts";
import { rowTexts } from "./row-texts.ts";

/** Moves the focus between a table's rows by J and K or arrows, and selects by X. Enter opens. */
export function useRowKeys(
  table: RefObject<HTMLElement | null>,
  { title, isSelectable }: { title: string; isSelectable: boolean },
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
  ]);
}
