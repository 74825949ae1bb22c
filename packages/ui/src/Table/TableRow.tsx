import type { MouseEvent, Ref } from "react";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Link } from "../Link/Link.tsx";
import { useMessages } from "../messages/messages.tsx";
import * as css from "./Table.css.ts";
import type { TableProps } from "./tableTypes.ts";

type TableRowProps<Row> = {
  row: Row;
  table: TableProps<Row>;
  /** Counted from 1, the header being the first. */
  rowIndex?: number;
  dataIndex?: number;
  ref?: Ref<HTMLTableRowElement>;
};

export function TableRow<Row>({ row, table, rowIndex, dataIndex, ref }: TableRowProps<Row>) {
  const say = useMessages();
  const { columns, getKey, getLabel, href, onRowAction, selectedKeys, onSelectionChange } = table;
  const key = getKey(row);
  const isSelected = selectedKeys?.has(key) ?? false;
  const address = href?.(row);
  const toggle = () => {
    const next = new Set(selectedKeys);
    if (!next.delete(key)) next.add(key);
    onSelectionChange?.(next);
  };
  const heads = columns.find((column) => column.isRowHeader) ?? columns[0];
  return (
    <tr
      ref={ref}
      aria-rowindex={rowIndex}
      data-index={dataIndex}
      data-selected={isSelected || undefined}
      className={[
        css.row,
        (address || onRowAction) && css.pressable,
        table.isRowUnread?.(row) && css.strong,
      ]
        .filter(Boolean)
        .join(" ")}
      onPointerEnter={() => table.onRowIntent?.(row)}
      onFocus={() => table.onRowIntent?.(row)}
      onClick={
        address || onRowAction ? (event) => pressRow(event, () => onRowAction?.(row)) : undefined
      }
    >
      {onSelectionChange && (
        <td className={`${css.cell} ${css.tick}`}>
          <Checkbox isLabelHidden isSelected={isSelected} onChange={toggle}>
            {say("selectRow", { name: getLabel?.(row) ?? key })}
          </Checkbox>
        </td>
      )}
      {columns.map((column) => {
        const isHead = column === heads;
        const Cell = isHead ? "th" : "td";
        const content = column.cell(row);
        return (
          <Cell
            key={column.id}
            scope={isHead ? "row" : undefined}
            className={[
              css.cell,
              css.aligns[column.align ?? "start"],
              column.align === "end" && css.numbers,
              column.isNoWrap && css.noWrap,
              column.hideBelow && css.hideBelow[column.hideBelow],
            ]
              .filter(Boolean)
              .join(" ")}
          >
            {isHead && address ? (
              <Link href={address} variant="strong">
                {content}
              </Link>
            ) : (
              content
            )}
            {column.detail && <div className={css.detail}>{column.detail(row)}</div>}
          </Cell>
        );
      })}
      {table.rowActions && (
        <td className={`${css.cell} ${css.actions}`}>{table.rowActions(row)}</td>
      )}
    </tr>
  );
}

const interactive = "a, button, input, select, textarea, label, [role], [data-no-row-press]";

/** A press anywhere in a row is a press on its link, with the same modifier keys. */
function pressRow(event: MouseEvent<HTMLTableRowElement>, onAction: () => void) {
  if ((event.target as Element).closest(interactive)) return;
  if (!event.currentTarget.contains(event.target as Node)) return;
  if (String(getSelection()) !== "") return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>("th[scope=row] a");
  if (!link) return onAction();
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  link.dispatchEvent(
    new globalThis.MouseEvent("click", { bubbles: true, cancelable: true, ...keys }),
  );
}
