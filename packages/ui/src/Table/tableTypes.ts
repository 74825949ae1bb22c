import type { ReactNode } from "react";
import type { MenuItem, MenuSection } from "../Menu/Menu.tsx";
import type { RootProps } from "../root/root.ts";
import type { hideBelow } from "./Table.css.ts";

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Under the cell's content; in the row header, under its link and not part of it. */
  detail?: (row: Row) => ReactNode;
  /** In the last line of the table: a total. */
  summary?: ReactNode;
  isSortable?: boolean;
  align?: "start" | "center" | "end";
  /** A CSS length. */
  width?: string;
  /** The least that it can be resized to: px, by default 72. */
  minWidth?: number;
  /** Keeps each line of the cell whole. */
  isNoWrap?: boolean;
  /** Leaves the column out where the table is narrower: 576, 832 or 1088 px. */
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
  /** What a row is called in "Select …": needed with selection, row menu and details. */
  getLabel?: (row: Row) => string;
  /** Makes the row header a link, and the whole row a way to it. */
  href?: (row: Row) => string | undefined;
  /** What a press on the row does, beside its link and its controls; by default it goes to the link. */
  onRowAction?: (row: Row) => void;
  /** The pointer or the focus has come to the row: what it leads to may be fetched. */
  onRowIntent?: (row: Row) => void;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** `"all"`: every row there is, also those not loaded. */
  selectedKeys?: ReadonlySet<string> | "all";
  /** With Shift, all from the last one changed to this one. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** The last cell of a row. For a menu use `rowMenu`. */
  rowActions?: (row: Row) => ReactNode;
  /** A CSS length: the room of the last cell, by default that of one button. */
  actionsWidth?: string;
  /** A menu at the row's end, also opened by the context menu key anywhere in the row. */
  rowMenu?: (row: Row) => (MenuItem | MenuSection)[];
  /** What opens under a row; undefined for a row without. */
  renderExpanded?: (row: Row) => ReactNode;
  /** Without it the table remembers by itself what is open. */
  expandedKeys?: ReadonlySet<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  isRowUnread?: (row: Row) => boolean;
  /** Column ids in the order to show; those not named keep their place after them. */
  columnOrder?: readonly string[];
  hiddenColumns?: ReadonlySet<string>;
  /** Without it the table remembers by itself what was resized. */
  columnWidths?: ColumnWidths;
  /** Columns share the room by the widths that they say, by default 10rem, whatever the rows hold. */
  isFixed?: boolean;
  /** Makes columns resizable. Told at the end of a change, with all columns in sight. */
  onColumnWidthsChange?: (widths: ColumnWidths) => void;
  /** The column that names the row stays in sight while the others scroll. */
  isRowHeaderSticky?: boolean;
  isLoading?: boolean;
  skeletonRows?: number;
  /** In place of the rows when there are none: nothing yet, or nothing that matches. */
  empty?: ReactNode;
  /** In place of the rows when they could not be read. */
  failed?: ReactNode;
  /** A CSS length: above it the rows scroll under the header. */
  maxHeight?: string;
};
