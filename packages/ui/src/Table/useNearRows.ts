import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useIsPrinting } from "../print/useIsPrinting.ts";
import type { TableModel } from "./useTable.ts";

/** As many rows as a tall window shows. */
export const rowsInSight = 16;
/** Rows rendered in full beyond the window: more above it than below. */
const above = 3;
const below = 2;

interface Near {
  first: number;
  last: number;
  /** The focused row stays complete however far it is scrolled away. */
  focused: number | undefined;
  /** px, of rows that have been rendered in full. */
  heights: ReadonlyMap<string, number>;
  /** px, of all other rows. */
  estimate: number;
}

const atFirst: Near = {
  first: 0,
  last: rowsInSight - 1,
  focused: undefined,
  heights: new Map(),
  estimate: 0,
};

/**
 * Finds the rows of a long table that are far from the window.
 *
 * A far row renders only the cell that names it, so that assistive technology still counts, finds
 * and reaches it. Needs column widths that do not depend on content.
 */
export function useNearRows<Row>(table: TableModel<Row>, shown: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [near, setNear] = useState(atFirst);
  const { rows } = table;
  const isPrinting = useIsPrinting();
  const isFixed = table.isFixed && !isPrinting;
  const isNear = (index: number) =>
    !isLong(rows, isFixed) || (index >= near.first && index <= near.last) || index === near.focused;
  const keyAt = (index: number) => {
    const row = rows[index];
    return row && table.getKey(row);
  };

  const measureRows = useEffectEvent((visible: Iterable<Element>) => {
    const lines = body.current?.querySelectorAll<HTMLElement>("tr[data-index]") ?? [];
    const nearLines = [...lines].filter((line) => isNear(indexOf(line)));
    const measured = nearLines.flatMap((line) => {
      const key = keyAt(indexOf(line));
      return key === undefined ? [] : [[key, line.getBoundingClientRect().height] as const];
    });
    const total = measured.reduce((sum, [, height]) => sum + height, 0);
    const indexes = [...visible].map(indexOf);
    const focused = body.current?.querySelector("tr[data-index]:focus-within");
    setNear((before) => ({
      first: indexes.length > 0 ? Math.min(...indexes) - above : before.first,
      last: indexes.length > 0 ? Math.max(...indexes) + below : before.last,
      focused: focused ? indexOf(focused) : undefined,
      heights: new Map([...before.heights, ...measured]),
      estimate: before.estimate || total / measured.length,
    }));
  });
  useLayoutEffect(() => {
    if (!isLong(rows, isFixed)) return;
    measureRows([]);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      measureRows(visible);
    });
    const lines = [...(body.current?.querySelectorAll("tr[data-index]") ?? [])];
    for (const line of lines.slice(0, shown)) observer.observe(line);
    return () => observer.disconnect();
  }, [rows, isFixed, shown]);

  /** Height in px of a far row; undefined for a row to render in full. */
  const farHeight = (index: number) =>
    isNear(index) ? undefined : (near.heights.get(keyAt(index) ?? "") ?? near.estimate);
  return { body, farHeight };
}

const isLong = (rows: readonly unknown[], isFixed: boolean) => isFixed && rows.length > rowsInSight;

const indexOf = (line: Element) => Number((line as HTMLElement).dataset.index);
