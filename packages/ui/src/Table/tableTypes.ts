import type { ReactNode } from "react";
import type { MenuItem, MenuSection } from "../Menu/Menu.tsx";
import type { RootProps } from "../root/root.ts";
import type { hideBelow } from "./Table.css.ts";

export type TableColumn<Row> = {
  id: string;
  header: string;
  /** Shown in the column's head in place of `header`. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Shown below the cell's content; in the row header, below its link. */
  detail?: (row: Row) => ReactNode;
  /** Shown in the last line of the table: a total. */
  summary?: ReactNode;
  isSortable?: boolean;
  align?: "start" | "center" | "end";
  /** A CSS length. */
  width?: string;
  /** Minimum width when resized: px, by default 72. */
  minWidth?: number;
  /** Keeps the cell's lines from wrapping; compact rows leave out its detail. */
  isNoWrap?: boolean;
  /** Hides the column where the table is narrower: 576, 832, 1088 or 1440 px. */
  hideBelow?: keyof typeof hideBelow;
  /** Names the row; by default the first column. It cannot be hidden. */
  isRowHeader?: boolean;
  isHeaderHidden?: boolean;
};

export type TableSort = { column: string; direction: "ascending" | "descending" };

/** Width in px by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

export type TableProps<Row> = RootProps<HTMLDivElement> & {
  /** Names the table; not shown. */
  caption: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** The row's name in "Select …": needed with selection, row menu and details. */
  getLabel?: (row: Row) => string;
  /** Makes the row header a link, and a press anywhere in the row follows it. */
  href?: (row: Row) => string | undefined;
  /** Called for a press on the row outside its link and controls, instead of following the link. */
  onRowAction?: (row: Row) => void;
  /** Called when the pointer or the focus reaches the row, to prefetch what it leads to. */
  onRowIntent?: (row: Row) => void;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** `"all"`: every row, including those not loaded. */
  selectedKeys?: ReadonlySet<string> | "all";
  /** Shift changes all rows from the last one changed to this one. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** The last cell of a row. For a menu use `rowMenu`. */
  rowActions?: (row: Row) => ReactNode;
  /** A CSS length: width of the last cell, by default that of one button. */
  actionsWidth?: string;
  /**
   * A menu at the row's end, also opened by the context menu key anywhere in the row. A row without
   * items has none.
   */
  rowMenu?: (row: Row) => (MenuItem | MenuSection)[];
  /** Details that open below a row; undefined for a row without. */
  renderExpanded?: (row: Row) => ReactNode;
  /** Without it the table itself keeps which rows are open. */
  expandedKeys?: ReadonlySet<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  isRowUnread?: (row: Row) => boolean;
  /** The row that is shown beside the table, in a drawer say. */
  currentKey?: string | undefined;
  /** Column ids in the order to show; columns not named follow in their own order. */
  columnOrder?: readonly string[];
  hiddenColumns?: ReadonlySet<string>;
  /** Without it the table itself keeps the resized widths. */
  columnWidths?: ColumnWidths;
  /** Divides the space by the columns' own widths, by default 10rem, whatever the rows contain. */
  isFixed?: boolean;
  /** Makes columns resizable. Called at the end of a change, with all visible columns. */
  onColumnWidthsChange?: (widths: ColumnWidths) => void;
  /** Keeps the column that names the row in sight while the others scroll. */
  isRowHeaderSticky?: boolean;
  isLoading?: boolean;
  skeletonRows?: number;
  /** Shown when there are no rows: nothing yet, or nothing that matches. */
  empty?: ReactNode;
  /** Shown when the rows could not be loaded. */
  failed?: ReactNode;
  /** A CSS length. In a taller table, rows scroll under the header. */
  maxHeight?: string;
};
