import { useVirtualizer } from "@tanstack/react-virtual";
import * as css from "./Table.css.ts";
import { TableRow } from "./TableRow.tsx";
import type { TableProps } from "./tableTypes.ts";

/** Only the rows in sight, and space for the others. */
export default function VirtualRows<Row>({
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
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- space, no control */}
      <td colSpan={columnCount} className={css.spacer} style={{ blockSize: size }} />
    </tr>
  );
}
