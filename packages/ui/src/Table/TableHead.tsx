import { lazy, Suspense } from "react";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { cellProps, stickyInset } from "./cellProps.ts";
import { SelectBox } from "./SelectBox.tsx";
import { SortButton } from "./SortButton.tsx";
import * as css from "./Table.css.ts";
import { rowHeaderOf } from "./tableColumns.ts";
import type { TableColumn } from "./tableTypes.ts";
import { tableTexts } from "./texts.ts";
import type { TableModel } from "./useTable.ts";

// Only a table with resizable columns needs this code.
const ColumnResizer = lazy(() => import("./ColumnResizer.tsx"));

export function TableHead<Row>({ table }: { table: TableModel<Row> }) {
  const say = useTexts();
  const { selection, renderExpanded, rows } = table;
  const lead = table.isRowHeaderSticky
    ? `${css.header} ${css.lead} ${css.sticky}`
    : `${css.header} ${css.lead}`;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={lead}>
            <SelectBox
              label={say(tableTexts.selectAll)}
              isSelected={selection.state === "all"}
              isIndeterminate={selection.state === "some"}
              isDisabled={rows.length === 0}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {renderExpanded && (
          <th scope="col" className={lead} style={stickyInset(table, selection ? 1 : 0)}>
            <VisuallyHidden>{say(tableTexts.details)}</VisuallyHidden>
          </th>
        )}
        {table.columns.map((column, at) => (
          <HeaderCell
            key={column.id}
            table={table}
            column={column}
            layer={table.columns.length - at}
          />
        ))}
        {table.hasActions && (
          <th
            scope="col"
            className={`${css.header} ${css.actions}`}
            style={{ inlineSize: table.actionsWidth }}
          >
            <VisuallyHidden>{say(tableTexts.actions)}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeaderCell<Row>({
  table,
  column,
  layer,
}: {
  table: TableModel<Row>;
  column: TableColumn<Row>;
  /** Stacks each header above the next: its resizer extends over the edge. */
  layer: number;
}) {
  const { sort, onSortChange, widths } = table;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const look = cellProps(table, column);
  return (
    <th
      scope="col"
      data-column={column.id}
      aria-sort={direction}
      className={`${css.header} ${look.className}`}
      style={{
        ...look.style,
        inlineSize: widthOf(column, table),
        ...(table.onColumnWidthsChange && !look.style && { zIndex: layer + 2 }),
      }}
    >
      {column.isHeaderHidden ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : column.isSortable && onSortChange ? (
        <SortButton
          header={column.header}
          direction={direction}
          onPress={(next) => onSortChange({ column: column.id, direction: next })}
        />
      ) : (
        <span className={css.headerText}>{column.head ?? column.header}</span>
      )}
      {table.onColumnWidthsChange && (
        <Suspense>
          <ColumnResizer
            column={column}
            width={widths?.[column.id]}
            onChange={table.onWidthsChange}
          />
        </Suspense>
      )}
    </th>
  );
}

/** Width of a column without its own, where the cells do not decide it. */
const usualWidth = "10rem";

function widthOf<Row>(column: TableColumn<Row>, table: TableModel<Row>): string | undefined {
  const { widths, isFixed, columns, leadCount } = table;
  const resized = widths?.[column.id];
  if (resized !== undefined) return `${resized}px`;
  if (!isFixed) return column.width;
  const own = column.width ?? usualWidth;
  if (columns.length > fewColumns || column !== rowHeaderOf(columns)) return own;
  const others = columns.filter((each) => each !== column).map((each) => widthOf(each, table));
  return `max(${own}, ${["100cqi", `${leadCount} * ${css.leadSize}`, ...others].join(" - ")})`;
}

/** Of so few columns the row header takes the room left, which the checkbox would share. */
const fewColumns = 3;
