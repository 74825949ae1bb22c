import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Table.css.ts";
import type { TableProps, TableSort } from "./tableTypes.ts";

export function TableHead<Row>({
  columns,
  rows,
  getKey,
  sort,
  onSortChange,
  selectedKeys,
  onSelectionChange,
  rowActions,
}: TableProps<Row>) {
  const say = useMessages();
  const keys = rows.map(getKey);
  const selected = keys.filter((key) => selectedKeys?.has(key));
  const isAll = keys.length > 0 && selected.length === keys.length;
  const selectAll = () => {
    const next = new Set(selectedKeys);
    for (const key of keys)
      if (isAll) next.delete(key);
      else next.add(key);
    onSelectionChange?.(next);
  };
  return (
    <thead>
      <tr>
        {onSelectionChange && (
          <th scope="col" className={`${css.header} ${css.tick}`}>
            <Checkbox
              isLabelHidden
              isSelected={isAll}
              isIndeterminate={!isAll && selected.length > 0}
              isDisabled={keys.length === 0}
              onChange={selectAll}
            >
              {say("selectAll")}
            </Checkbox>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            style={{ inlineSize: column.width }}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            className={[
              css.header,
              css.aligns[column.align ?? "start"],
              column.hideBelow && css.hideBelow[column.hideBelow],
            ]
              .filter(Boolean)
              .join(" ")}
          >
            {column.isHeaderHidden ? (
              <VisuallyHidden>{column.header}</VisuallyHidden>
            ) : column.isSortable && onSortChange ? (
              <SortButton
                header={column.header}
                direction={sort?.column === column.id ? sort.direction : undefined}
                onPress={(direction) => onSortChange({ column: column.id, direction })}
              />
            ) : (
              column.header
            )}
          </th>
        ))}
        {rowActions && (
          <th scope="col" className={`${css.header} ${css.actions}`}>
            <VisuallyHidden>{say("actions")}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortButton({
  header,
  direction,
  onPress,
}: {
  header: string;
  direction?: TableSort["direction"];
  onPress: (direction: TableSort["direction"]) => void;
}) {
  const Icon =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      className={direction ? `${css.sort} ${css.sorted}` : css.sort}
      onClick={() => onPress(direction === "ascending" ? "descending" : "ascending")}
    >
      {header}
      <Icon className={direction ? undefined : css.idle} />
    </button>
  );
}
