import { useTexts } from "../texts/texts.tsx";
import { BlankCell } from "./BlankCell.tsx";
import { cellProps, stickyInset } from "./cellProps.ts";
import * as css from "./Table.css.ts";
import { rowHeaderOf } from "./tableColumns.ts";
import { hasSummary } from "./tableLines.ts";
import { tableTexts } from "./texts.ts";
import type { TableModel } from "./useTable.ts";

/** The last line: the columns' summaries. */
export function TableFoot<Row>({ table, rowIndex }: { table: TableModel<Row>; rowIndex?: number }) {
  const say = useTexts();
  const { columns, leadCount, hasActions } = table;
  if (!hasSummary(table)) return null;
  const rowHeader = rowHeaderOf(columns);
  const lead = [css.summary, css.lead, table.isRowHeaderSticky && css.sticky]
    .filter(Boolean)
    .join(" ");
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        {Array.from({ length: leadCount }, (_, at) => (
          <BlankCell key={at} className={lead} style={stickyInset(table, at)} />
        ))}
        {columns.map((column) => {
          const isHead = column === rowHeader;
          const Cell = isHead ? "th" : "td";
          const look = cellProps(table, column);
          return (
            <Cell
              key={column.id}
              scope={isHead ? "row" : undefined}
              className={`${css.summary} ${look.className}`}
              style={look.style}
            >
              {column.summary ?? (isHead && say(tableTexts.tableFoot))}
            </Cell>
          );
        })}
        {hasActions && <BlankCell className={`${css.summary} ${css.actions}`} />}
      </tr>
    </tfoot>
  );
}
