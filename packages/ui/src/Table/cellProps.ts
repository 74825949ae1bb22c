import type { CSSProperties } from "react";
import * as css from "./Table.css.ts";
import { rowHeaderOf } from "./tableColumns.ts";
import type { TableColumn } from "./tableTypes.ts";
import type { TableModel } from "./useTable.ts";

/** Class and style shared by a column's header, cells and summary. */
export function cellProps<Row>(table: TableModel<Row>, column: TableColumn<Row>) {
  const isSticky = table.isRowHeaderSticky && column === rowHeaderOf(table.columns);
  return {
    className: [
      css.aligns[column.align ?? "start"],
      column.align === "end" && css.numbers,
      column.hideBelow && css.hideBelow[column.hideBelow],
      isSticky && `${css.sticky} ${css.stickyEdge}`,
    ]
      .filter(Boolean)
      .join(" "),
    style: isSticky ? stickyInset(table, table.leadCount) : undefined,
  };
}

/** Offset of a sticky cell after `leads` leading cells. */
export const stickyInset = <Row>(
  table: TableModel<Row>,
  leads: number,
): CSSProperties | undefined =>
  table.isRowHeaderSticky ? { insetInlineStart: `calc(${leads} * ${css.leadSize})` } : undefined;
