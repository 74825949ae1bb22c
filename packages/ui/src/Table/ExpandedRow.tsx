import type { ReactNode, Ref } from "react";
import * as css from "./Table.css.ts";
import type { TableModel } from "./useTable.ts";

type ExpandedRowProps<Row> = {
  id: string;
  table: TableModel<Row>;
  children: ReactNode;
  rowIndex?: number;
  dataIndex?: number;
  ref?: Ref<HTMLTableRowElement>;
};

/** The details of a row, below it and as wide as the table. */
export const ExpandedRow = <Row,>(props: ExpandedRowProps<Row>) => {
  const { id, table, children, rowIndex, dataIndex, ref } = props;
  return (
    <tr ref={ref} id={id} aria-rowindex={rowIndex} data-index={dataIndex}>
      <td
        colSpan={table.cellCount}
        className={css.expanded}
        style={{
          paddingInlineStart: `calc(${table.leadCount} * ${css.leadSize} + ${css.cellPadding})`,
        }}
      >
        {children}
      </td>
    </tr>
  );
};
