import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useMessages } from "../messages/messages.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Table.css.ts";
import { TableHead } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import type { TableProps } from "./tableTypes.ts";
import { useOverflow } from "./useOverflow.ts";

export type { TableColumn, TableProps, TableSort } from "./tableTypes.ts";

/** Above so many rows only those in sight are in the page. */
const virtualAbove = 100;

/** Rows and columns in a native table. It scrolls in its own region, the page does not. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, isLoading, skeletonRows = 8, empty } = props;
  const say = useMessages();
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  const isVirtual = rows.length > virtualAbove;
  const isWaiting = isLoading && rows.length === 0;
  const columnCount =
    columns.length + (props.onSelectionChange ? 1 : 0) + (props.rowActions ? 1 : 0);
  const maxBlockSize = props.maxHeight ?? (isVirtual ? "70dvh" : undefined);
  if (!isLoading && rows.length === 0 && empty) return <div className={css.frame}>{empty}</div>;
  return (
    <div className={css.frame}>
      <div
        ref={region}
        className={css.region}
        style={{ maxBlockSize }}
        {...(overflows && {
          role: "region",
          tabIndex: 0,
          "aria-label": say("rowsRegion", { name: caption }),
        })}
      >
        <table
          className={isLoading && !isWaiting ? `${css.table} ${css.updating}` : css.table}
          aria-busy={isLoading || undefined}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <TableHead {...props} />
          {isVirtual ? (
            <VirtualRows table={props} region={region} columnCount={columnCount} />
          ) : (
            <tbody>
              {isWaiting
                ? Array.from({ length: skeletonRows }, (_, at) => (
                    <tr key={at} className={css.row}>
                      {Array.from({ length: columnCount }, (_, cell) => (
                        <td key={cell} className={css.cell}>
                          <Skeleton width={`${45 + ((at * 17 + cell * 29) % 45)}%`} />
                        </td>
                      ))}
                    </tr>
                  ))
                : rows.map((row) => <TableRow key={props.getKey(row)} row={row} table={props} />)}
            </tbody>
          )}
        </table>
      </div>
      {isWaiting && <VisuallyHidden role="status">{say("loading")}</VisuallyHidden>}
    </div>
  );
}

function VirtualRows<Row>({
  table,
  region,
  columnCount,
}: {
  table: TableProps<Row>;
  region: { current: HTMLDivElement | null };
  columnCount: number;
}) {
  const { rows, getKey } = table;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => 45,
    getItemKey: (at) => getKey(rows[at] as Row),
    overscan: 12,
    initialRect: { width: 1000, height: 700 },
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Spacer size={before} columnCount={columnCount} />
      {items.map(({ key, index }) => (
        <TableRow
          key={key as string}
          ref={virtual.measureElement}
          dataIndex={index}
          rowIndex={index + 2}
          row={rows[index] as Row}
          table={table}
        />
      ))}
      <Spacer size={after} columnCount={columnCount} />
    </tbody>
  );
}

function Spacer({ size, columnCount }: { size: number; columnCount: number }) {
  if (size <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columnCount} className={css.spacer} style={{ blockSize: size }} />
    </tr>
  );
}
