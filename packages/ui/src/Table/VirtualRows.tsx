import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  Fragment,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from "react";
import { BlankCell } from "./BlankCell.tsx";
import { ExpandedRow } from "./ExpandedRow.tsx";
import { linesOf } from "./tableLines.ts";
import * as css from "./Table.css.ts";
import { TableRow } from "./TableRow.tsx";
import type { TableModel } from "./useTable.ts";
import { rangeIncluding } from "./rangeIncluding.ts";

type VirtualRowsProps<Row> = {
  table: TableModel<Row>;
  region: RefObject<HTMLDivElement | null>;
};

/** Renders only the rows in sight, and space for the others. */
export default function VirtualRows<Row>({ table, region }: VirtualRowsProps<Row>) {
  const id = useId();
  const lines = linesOf(table);
  /** Index of the focused row, which stays in the page however far it is scrolled away. */
  const focused = useRef<number>(undefined);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => region.current,
    estimateSize: () => 44,
    getItemKey: (at) => lines[at]?.key ?? at,
    overscan: 8,
    initialRect: { width: 1000, height: 700 },
    rangeExtractor: (range) => rangeIncluding(range, focused.current),
  });
  useEnds(region, (to) => virtual.scrollToIndex(to === "first" ? 0 : lines.length - 1));
  const remember = ({ target, type }: FocusEvent) => {
    const index = target.closest<HTMLElement>("[data-index]")?.dataset.index;
    focused.current = type === "focus" && index ? Number(index) : undefined;
  };
  const items = virtual.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <tbody onFocus={remember} onBlur={remember}>
      {items.map(({ index, start }, at) => {
        const line = lines[index];
        if (!line) return null;
        const place = { dataIndex: index, rowIndex: index + 2, ref: virtual.measureElement };
        const detailsId = `${id}-${table.getKey(line.row)}`;
        return (
          <Fragment key={line.key}>
            <Space size={start - (items[at - 1]?.end ?? 0)} columns={table.cellCount} />
            {line.isDetails ? (
              <ExpandedRow {...place} id={detailsId} table={table}>
                {table.renderExpanded?.(line.row)}
              </ExpandedRow>
            ) : (
              <TableRow {...place} row={line.row} table={table} detailsId={detailsId} />
            )}
          </Fragment>
        );
      })}
      <Space size={virtual.getTotalSize() - end} columns={table.cellCount} />
    </tbody>
  );
}

/** Home and End in the scrolling region go to the first and last row. */
function useEnds(region: RefObject<HTMLElement | null>, onGo: (to: "first" | "last") => void) {
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    onGo(event.key === "Home" ? "first" : "last");
  });
  useEffect(() => {
    const element = region.current;
    const press = (event: KeyboardEvent) => go(event);
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [region]);
}

function Space({ size, columns }: { size: number; columns: number }) {
  if (size <= 0) return null;
  return (
    <tr aria-hidden="true">
      <BlankCell colSpan={columns} className={css.spacer} style={{ blockSize: size }} />
    </tr>
  );
}
