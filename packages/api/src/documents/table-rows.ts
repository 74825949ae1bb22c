import type { Column } from "./typeset.ts";

const most = 50;
const spanOf = (text = "1") => Math.min(Math.max(Number.parseInt(text, 10) || 1, 1), most);

/** Puts each cell of a table where it belongs, beside those that reach down from rows above. */
export function newTable() {
  /** Rows that the cells above still span, by column. */
  let reach: number[] = [];
  let next: number[] = [];
  let row: Column[] = [];
  const fill = () => {
    for (; (reach[next.length] ?? 0) > 0; next.push((reach[next.length] ?? 0) - 1))
      row.push({ runs: [] });
  };
  return {
    /** The columns of a row, which its cells are added to. */
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
