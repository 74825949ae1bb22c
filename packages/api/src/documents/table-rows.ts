import type { Column } from "./typeset.ts";

const most = 50;
const spanOf = (text = "1") => Math.min(Math.max(Number.parseInt(text, 10) || 1, 1), most);

/** Places the cells of a table, beside cells that span rows from above. */
export function newTable() {
  /** Further rows that the cells above span, by column. */
  let reach: number[] = [];
  let next: number[] = [];
  let row: Column[] = [];
  const fill = () => {
    for (; (reach[next.length] ?? 0) > 0; next.push((reach[next.length] ?? 0) - 1))
      row.push({ runs: [] });
  };
  return {
    /** Begins a row, and returns the columns that `addCell` adds to. */
    beginRow(): Column[] {
      reach = [...next, ...reach.slice(next.length).map((rows) => Math.max(0, rows - 1))];
      next = [];
      row = [];
      fill();
      return row;
    },
    addCell(colspan?: string, rowspan?: string): Column {
      const column: Column = { runs: [], span: spanOf(colspan) };
      row.push(column);
      for (let at = 0; at < spanOf(colspan); at++) next.push(spanOf(rowspan) - 1);
      fill();
      return column;
    },
  };
}
