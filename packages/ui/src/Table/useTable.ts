import { use, useState } from "react";
import { HrefContext } from "../UiProvider/navigation.ts";
import { type RowSelection, useSelection } from "./selection.ts";
import { visibleColumns } from "./tableColumns.ts";
import type { ColumnWidths, TableProps } from "./tableTypes.ts";

/** A table's props with derived values. `columns` are the visible ones, in order. */
export type TableModel<Row> = TableProps<Row> & {
  selection: RowSelection | undefined;
  expanded: ReadonlySet<string>;
  onExpandedToggle: (key: string) => void;
  widths: ColumnWidths | undefined;
  onWidthsChange: (widths: ColumnWidths) => void;
  isVirtual: boolean;
  isFixed: boolean;
  hasActions: boolean;
  /** Number of cells before the columns: checkbox, details. */
  leadCount: number;
  cellCount: number;
};

/** Above this many rows, only the visible ones are rendered. */
const virtualAbove = 100;

export function useTable<Row>(props: TableProps<Row>): TableModel<Row> {
  const { renderExpanded, onExpandedChange, onColumnWidthsChange } = props;
  const hrefOf = use(HrefContext);
  const selection = useSelection(props);
  const [ownExpanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const expanded = props.expandedKeys ?? ownExpanded;
  const [ownWidths, setWidths] = useState<ColumnWidths>();
  const columns = visibleColumns(props.columns, props.columnOrder, props.hiddenColumns);
  const hasActions = Boolean(props.rowActions || props.rowMenu);
  const widths = props.columnWidths ?? ownWidths;
  const isVirtual = props.rows.length > virtualAbove;
  const leadCount = (selection ? 1 : 0) + (renderExpanded ? 1 : 0);
  return {
    ...props,
    href: (row) => {
      const path = props.href?.(row);
      return path !== undefined && hrefOf(path) !== undefined ? path : undefined;
    },
    columns,
    selection,
    expanded,
    onExpandedToggle: (key) => {
      const next = new Set(expanded);
      if (!next.delete(key)) next.add(key);
      setExpanded(next);
      onExpandedChange?.(next);
    },
    widths,
    isVirtual,
    isFixed: props.isFixed || isVirtual || widths !== undefined,
    onWidthsChange: (widths) => {
      setWidths(widths);
      onColumnWidthsChange?.(widths);
    },
    hasActions,
    leadCount,
    cellCount: columns.length + leadCount + (hasActions ? 1 : 0),
  };
}
