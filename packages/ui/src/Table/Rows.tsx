import { Fragment, useId } from "react";
import { ExpandedRow } from "./ExpandedRow.tsx";
import { TableRow } from "./TableRow.tsx";
import type { TableModel } from "./useTable.ts";

/** Every row, or the first so many of them. */
export function Rows<Row>({ table, count }: { table: TableModel<Row>; count?: number }) {
  const id = useId();
  return (
    <tbody>
      {table.rows.slice(0, count).map((row) => {
        const key = table.getKey(row);
        const details = table.expanded.has(key) ? table.renderExpanded?.(row) : undefined;
        const detailsId = `${id}-${key}`;
        return (
          <Fragment key={key}>
            <TableRow row={row} table={table} detailsId={detailsId} />
            {details !== undefined && (
              <ExpandedRow id={detailsId} table={table}>
                {details}
              </ExpandedRow>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}
