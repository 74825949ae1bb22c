import { Fragment, useDeferredValue, useId } from "react";
import { ExpandedRow } from "./ExpandedRow.tsx";
import { TableRow } from "./TableRow.tsx";
import { rowsInSight, useNearRows } from "./useNearRows.ts";
import type { TableModel } from "./useTable.ts";

/** All rows. With fixed column widths, those out of sight render a moment later. */
export function Rows<Row>({ table }: { table: TableModel<Row> }) {
  const id = useId();
  const all = table.rows.length;
  const shown = useDeferredValue(all, table.isFixed ? rowsInSight : all);
  const { body, farHeight } = useNearRows(table, shown);
  return (
    <tbody ref={body}>
      {table.rows.slice(0, shown).map((row, index) => {
        const key = table.getKey(row);
        const details = table.expanded.has(key) ? table.renderExpanded?.(row) : undefined;
        const detailsId = `${id}-${key}`;
        return (
          <Fragment key={key}>
            <TableRow
              row={row}
              table={table}
              detailsId={detailsId}
              dataIndex={index}
              farHeight={farHeight(index)}
            />
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
