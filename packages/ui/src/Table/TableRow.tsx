import { ChevronRight } from "lucide-react";
import { lazy, type MouseEvent, memo, type Ref, Suspense, useId, useRef } from "react";
import { Link } from "../Link/Link.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { cellProps, stickyInset } from "./cellProps.ts";
import { openRowMenu, pressRow } from "./rowPress.ts";
import { SelectBox } from "./SelectBox.tsx";
import * as css from "./Table.css.ts";
import { rowHeaderOf } from "./tableColumns.ts";
import { tableTexts } from "./texts.ts";
import type { TableModel } from "./useTable.ts";

// Only a table with row menus needs this code.
const RowMenu = lazy(() => import("./RowMenu.tsx"));

type TableRowProps<Row> = {
  row: Row;
  table: TableModel<Row>;
  /** The id of the row that holds the details. */
  detailsId?: string | undefined;
  /** Counted from 1, the header being the first. */
  rowIndex?: number;
  dataIndex?: number;
  /** px. Makes it a row far out of sight: of this height, and with only the cell that names it. */
  farHeight?: number | undefined;
  ref?: Ref<HTMLTableRowElement>;
};

function Line<Row>(props: TableRowProps<Row>) {
  const { row, table, rowIndex, dataIndex, farHeight, ref } = props;
  const { getKey, href, onRowAction, onRowIntent, rowMenu, rowActions, selection } = table;
  const key = getKey(row);
  const isPressable = Boolean(href?.(row) || onRowAction);
  const isFar = farHeight !== undefined;
  return (
    <tr
      ref={ref}
      aria-rowindex={rowIndex}
      data-index={dataIndex}
      style={{ blockSize: farHeight }}
      data-selected={selection?.has(key) || undefined}
      aria-current={table.currentKey === key || undefined}
      className={[css.row, isPressable && css.pressable, table.isRowUnread?.(row) && css.strong]
        .filter(Boolean)
        .join(" ")}
      onPointerEnter={onRowIntent && (() => onRowIntent(row))}
      onFocus={onRowIntent && (() => onRowIntent(row))}
      onClick={
        isPressable
          ? (event) => pressRow(event, "th[scope=row]", onRowAction && (() => onRowAction(row)))
          : undefined
      }
      onContextMenu={rowMenu && openRowMenu}
    >
      {selection && !isFar && <SelectCell table={table} row={row} />}
      {table.renderExpanded && !isFar && <ExpandCell {...props} />}
      <DataCells table={table} row={row} isFar={isFar} />
      {table.hasActions && !isFar && (
        <td className={`${css.cell} ${css.actions}`}>
          {rowActions?.(row)}
          {rowMenu && (
            <Suspense>
              <RowMenu name={table.getLabel?.(row) ?? key} items={rowMenu(row)} />
            </Suspense>
          )}
        </td>
      )}
    </tr>
  );
}

// Memoised: unchanged rows are not rendered again while the page scrolls.
export const TableRow = memo(Line) as typeof Line;

type DataCellsProps<Row> = { table: TableModel<Row>; row: Row; isFar: boolean };

function DataCells<Row>({ table, row, isFar }: DataCellsProps<Row>) {
  const rowHeader = rowHeaderOf(table.columns);
  const address = table.href?.(row);
  const columns = isFar ? table.columns.filter((column) => column === rowHeader) : table.columns;
  return columns.map((column) => {
    const isHead = column === rowHeader;
    const Cell = isHead ? "th" : "td";
    const look = cellProps(table, column);
    const content = column.cell(row);
    const below = !isFar && column.detail?.(row);
    return (
      <Cell
        key={column.id}
        scope={isHead ? "row" : undefined}
        // Covers the leading cells as well.
        colSpan={isFar ? table.leadCount + 1 : undefined}
        className={`${css.cell} ${look.className} ${column.isNoWrap ? css.noWrap : ""}`}
        style={look.style}
      >
        {isHead && address ? (
          <Link href={address} variant="strong">
            {content}
          </Link>
        ) : (
          content
        )}
        {below && <div className={css.detail}>{below}</div>}
      </Cell>
    );
  });
}

function SelectCell<Row>({ table, row }: { table: TableModel<Row>; row: Row }) {
  const say = useTexts();
  const hasShift = useRef(false);
  const remember = (event: MouseEvent | { shiftKey: boolean }) => {
    hasShift.current = event.shiftKey;
  };
  const key = table.getKey(row);
  return (
    <td
      className={leadCell(table)}
      style={stickyInset(table, 0)}
      onPointerDownCapture={remember}
      onKeyDownCapture={remember}
    >
      <SelectBox
        label={say(words.selectRow, { name: table.getLabel?.(row) ?? key })}
        isSelected={table.selection?.has(key) ?? false}
        onChange={() => table.selection?.toggle(key, hasShift.current)}
      />
    </td>
  );
}

function ExpandCell<Row>({ table, row, detailsId }: TableRowProps<Row>) {
  const say = useTexts();
  const id = useId();
  const key = table.getKey(row);
  const isExpanded = table.expanded.has(key);
  return (
    <td className={leadCell(table)} style={stickyInset(table, table.leadCount - 1)}>
      {table.renderExpanded?.(row) !== undefined && (
        <button
          id={id}
          type="button"
          className={css.expander}
          aria-label={say(tableTexts.detailsOf, { name: table.getLabel?.(row) ?? key })}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? detailsId : undefined}
          onClick={() => table.onExpandedToggle(key)}
        >
          <ChevronRight className={css.chevron} />
        </button>
      )}
    </td>
  );
}

const leadCell = <Row,>(table: TableModel<Row>) =>
  table.isRowHeaderSticky ? `${css.cell} ${css.lead} ${css.sticky}` : `${css.cell} ${css.lead}`;
