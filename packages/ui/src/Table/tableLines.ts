import type { TableModel } from "./useTable.ts";

/** Returns the rows, each open one followed by its details. */
export const linesOf = <Row>({ rows, getKey, expanded, renderExpanded }: TableModel<Row>) =>
  rows.flatMap((row) => {
    const key = getKey(row);
    const line = { key, row, isDetails: false };
    return renderExpanded && expanded.has(key)
      ? [line, { key: `${key}/details`, row, isDetails: true }]
      : [line];
  });

/** Includes the header, and the summary where there is one. */
export const rowCountOf = <Row>(table: TableModel<Row>) =>
  1 + linesOf(table).length + (hasSummary(table) ? 1 : 0);

export const hasSummary = <Row>({ columns }: TableModel<Row>) =>
  columns.some(({ summary }) => summary !== undefined);
