import type { ReactNode } from "react";
import type { hideBelow } from "./Table.css.ts";

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Under the cell's content; in the row header, under its link and not part of it. */
  detail?: (row: Row) => ReactNode;
  isSortable?: boolean;
  align?: "start" | "center" | "end";
  /** A CSS length. */
  width?: string;
  /** Keeps each line of the cell whole. */
  isNoWrap?: boolean;
  /** Leaves the column out where the table is narrower: 576, 832 or 1088 px. */
  hideBelow?: keyof typeof hideBelow;
  /** Names the row; by default the first column. */
  isRowHeader?: boolean;
  isHeaderHidden?: boolean;
};

export type TableSort = { column: string; direction: "ascending" | "descending" };

export type TableProps<Row> = {
  /** Names the table; not shown. */
  caption: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** What a row is called in "Select …": needed with `onSelectionChange`. */
  getLabel?: (row: Row) => string;
  /** Makes the row header a link, and the whole row a way to it. */
  href?: (row: Row) => string | undefined;
  onRowAction?: (row: Row) => void;
  /** The pointer or the focus has come to the row: what it leads to may be fetched. */
  onRowIntent?: (row: Row) => void;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selectedKeys?: ReadonlySet<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  rowActions?: (row: Row) => ReactNode;
  isRowUnread?: (row: Row) => boolean;
  isLoading?: boolean;
  skeletonRows?: number;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** A CSS length: above it the rows scroll under the header. */
  maxHeight?: string;
};
