import type { TableColumn } from "./tableTypes.ts";

/** Returns the column that names the rows. */
export const rowHeaderOf = <Column extends Pick<TableColumn<never>, "isRowHeader">>(
  columns: readonly Column[],
) => columns.find((column) => column.isRowHeader) ?? columns[0];

/** Sorts columns in the given order; columns not named follow. */
export function orderColumns<Column extends { id: string }>(
  columns: readonly Column[],
  order: readonly string[] = [],
): Column[] {
  const named = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [...named, ...columns.filter((column) => !named.includes(column))];
}

/** Returns the visible columns. The one that names the rows is always among them. */
export function visibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  order?: readonly string[],
  hidden?: ReadonlySet<string>,
): TableColumn<Row>[] {
  const rowHeader = rowHeaderOf(columns);
  return orderColumns(columns, order).filter(
    (column) => column === rowHeader || !hidden?.has(column.id),
  );
}
