import type { ColumnWidths } from "./tableTypes.ts";

/** px per press of an arrow key. */
export const step = 16;
export const defaultMinWidth = 72;
const widestFit = 640;

const headersOf = (table: HTMLTableElement) => [
  ...table.querySelectorAll<HTMLElement>("thead th[data-column]"),
];

/** Measures the visible columns. */
export const measureColumns = (table: HTMLTableElement): ColumnWidths =>
  Object.fromEntries(
    headersOf(table)
      .filter((header) => header.offsetWidth > 0)
      .map((header) => [header.dataset.column, header.offsetWidth]),
  );

const total = (widths: ColumnWidths) =>
  Object.values(widths).reduce((sum, width) => sum + width, 0);

/**
 * Returns the widths after one column changed. The last other column absorbs the difference, as far
 * as the table fills its space.
 */
export function resizeColumn(
  widths: ColumnWidths,
  id: string,
  width: number,
  { min = defaultMinWidth, room = 0 }: { min?: number; room?: number } = {},
): ColumnWidths {
  const next = { ...widths, [id]: Math.max(min, Math.round(width)) };
  const last = Object.keys(next).findLast((other) => other !== id);
  const spare = room - total(next);
  const scrolledBefore = total(widths) > room + 1;
  if (last === undefined || (spare < 0 && scrolledBefore)) return next;
  return { ...next, [last]: Math.max(defaultMinWidth, (next[last] ?? 0) + spare) };
}

/** Shows new widths in the page before `onColumnWidthsChange` is called. */
export function previewWidths(table: HTMLTableElement, widths: ColumnWidths) {
  table.style.tableLayout = "fixed";
  for (const header of headersOf(table)) {
    const width = widths[header.dataset.column ?? ""];
    if (width !== undefined) header.style.inlineSize = `${width}px`;
  }
}

/** Measures the width at which a column holds its content without wrapping: px. */
export function measureFit(table: HTMLTableElement, id: string, measuring: string): number {
  const before = table.style.tableLayout;
  const headers = headersOf(table).map((header) => [header, header.style.inlineSize] as const);
  table.classList.add(measuring);
  table.style.tableLayout = "auto";
  for (const [header] of headers) header.style.inlineSize = "";
  const width = headers.find(([header]) => header.dataset.column === id)?.[0].offsetWidth ?? 0;
  table.classList.remove(measuring);
  table.style.tableLayout = before;
  for (const [header, size] of headers) header.style.inlineSize = size;
  return Math.min(width + 1, widestFit);
}
