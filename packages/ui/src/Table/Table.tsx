import { lazy, Suspense, useRef } from "react";
import { useMessages } from "../messages/messages.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Table.css.ts";
import { TableHead } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import type { TableProps } from "./tableTypes.ts";
import type VirtualRowsType from "./VirtualRows.tsx";
import { useOverflow } from "./useOverflow.ts";

export type { TableColumn, TableProps, TableSort } from "./tableTypes.ts";

/** Above so many rows only those in sight are in the page. */
const virtualAbove = 100;
// A page of a list has fewer, and does without its code.
const VirtualRows = lazy(() => import("./VirtualRows.tsx")) as typeof VirtualRowsType;

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
            <Suspense fallback={<Rows table={props} count={skeletonRows} />}>
              <VirtualRows table={props} region={region} columnCount={columnCount} />
            </Suspense>
          ) : isWaiting ? (
            <tbody>
              {Array.from({ length: skeletonRows }, (_, at) => (
                <tr key={at} className={css.row}>
                  {Array.from({ length: columnCount }, (_, cell) => (
                    <td key={cell} className={css.cell}>
                      <Skeleton width={`${45 + ((at * 17 + cell * 29) % 45)}%`} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ) : (
            <Rows table={props} />
          )}
        </table>
      </div>
      {isWaiting && <VisuallyHidden role="status">{say("loading")}</VisuallyHidden>}
    </div>
  );
}

/** The rows, or the first so many of them. */
function Rows<Row>({ table, count }: { table: TableProps<Row>; count?: number }) {
  return (
    <tbody>
      {table.rows.slice(0, count).map((row) => (
        <TableRow key={table.getKey(row)} row={row} table={table} />
      ))}
    </tbody>
  );
}
