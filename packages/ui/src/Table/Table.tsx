import { lazy, Suspense, useRef } from "react";
import { rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { words } from "../words/texts.ts";
import { Rows } from "./Rows.tsx";
import { SkeletonRows } from "./SkeletonRows.tsx";
import * as css from "./Table.css.ts";
import { TableFoot } from "./TableFoot.tsx";
import { TableHead } from "./TableHead.tsx";
import { rowCountOf } from "./tableLines.ts";
import type { TableProps } from "./tableTypes.ts";
import { tableTexts } from "./texts.ts";
import { titleCutText } from "./titleCutText.ts";
import { useOverflow } from "./useOverflow.ts";
import { useIsPrinting } from "../print/useIsPrinting.ts";
import { useTable } from "./useTable.ts";
import type VirtualRowsType from "./VirtualRows.tsx";

export type { ColumnWidths, TableColumn, TableProps, TableSort } from "./tableTypes.ts";

// Only a long table needs this code.
const VirtualRows = lazy(() => import("./VirtualRows.tsx")) as typeof VirtualRowsType;

/** Rows and columns in a native table that scrolls in its own region, not with the page. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, isLoading, skeletonRows = 8, empty, failed, maxHeight, ref } = props;
  const say = useTexts();
  const table = useTable(props);
  const region = useRef<HTMLDivElement>(null);
  const instead = failed || (!isLoading && rows.length === 0 && empty);
  const overflows = useOverflow(region, !instead);
  const isPrinting = useIsPrinting();
  const root = { ...rootProps(props), ref, className: css.frame };
  if (instead) return <div {...root}>{instead}</div>;

  const isVirtual = table.isVirtual && !isPrinting;
  const rowCount = isVirtual ? rowCountOf(table) : undefined;
  const isWaiting = isLoading && rows.length === 0;
  return (
    <div {...root}>
      <div
        ref={region}
        className={css.region}
        style={{ maxBlockSize: maxHeight }}
        data-scrolls={overflows || undefined}
        {...(overflows && {
          role: "region",
          tabIndex: 0,
          "aria-label": say(tableTexts.rowsRegion, { name: caption }),
        })}
      >
        <table
          className={table.isFixed ? `${css.table} ${css.fixed}` : css.table}
          aria-busy={isLoading || undefined}
          aria-rowcount={rowCount}
          onPointerOver={table.isFixed ? titleCutText : undefined}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <TableHead table={table} />
          {isVirtual ? (
            <Suspense fallback={<SkeletonRows table={table} count={skeletonRows} />}>
              <VirtualRows table={table} region={region} />
            </Suspense>
          ) : isWaiting ? (
            <SkeletonRows table={table} count={skeletonRows} />
          ) : (
            <Rows table={table} />
          )}
          <TableFoot table={table} rowIndex={rowCount} />
        </table>
      </div>
      {isLoading && !isWaiting && <div className={css.updating} />}
      {isWaiting && <VisuallyHidden role="status">{say(words.loading)}</VisuallyHidden>}
    </div>
  );
}
