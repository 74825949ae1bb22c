import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { BlankCell } from "./BlankCell.tsx";
import { cellProps } from "./cellProps.ts";
import * as css from "./Table.css.ts";
import type { TableModel } from "./useTable.ts";

/** Placeholders as tall as the rows to come, so that nothing below them moves. */
export function SkeletonRows<Row>({ table, count }: { table: TableModel<Row>; count: number }) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={css.row}>
          {Array.from({ length: table.leadCount }, (_, at) => (
            <BlankCell key={at} className={`${css.cell} ${css.lead}`} />
          ))}
          {table.columns.map((column, at) => (
            <td key={column.id} className={`${css.cell} ${cellProps(table, column).className}`}>
              <div className={css.bars[column.align ?? "start"]}>
                <Skeleton width={`${45 + ((row * 17 + at * 29) % 45)}%`} />
                {column.detail && <Skeleton width={`${30 + ((row * 13 + at * 7) % 30)}%`} />}
              </div>
            </td>
          ))}
          {table.hasActions && <BlankCell className={`${css.cell} ${css.actions}`} />}
        </tr>
      ))}
    </tbody>
  );
}
