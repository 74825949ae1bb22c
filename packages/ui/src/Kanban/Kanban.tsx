import { useImperativeHandle, useRef, useState } from "react";
import { type RootProps, rootProps } from "../root/root.ts";
import { useOverflow } from "../Table/useOverflow.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { BoardProps } from "./board.ts";
import * as css from "./Kanban.css.ts";
import { KanbanColumn } from "./KanbanColumn.tsx";
import { useBoard } from "./useBoard.ts";

export type { KanbanColumnInfo } from "./board.ts";

export type KanbanProps<Item extends object> = RootProps<HTMLDivElement> &
  BoardProps<Item> & {
    label: string;
    /** Ids of columns that show only their name and count. */
    collapsedKeys?: ReadonlySet<string>;
    defaultCollapsedKeys?: Iterable<string>;
    onCollapsedChange?: (columnIds: Set<string>) => void;
  };

/** Shows cards in columns. Cards move by drag, by keyboard (Enter on the grip) and by menu. */
export function Kanban<Item extends object>(props: KanbanProps<Item>) {
  const { label, columns, collapsedKeys, defaultCollapsedKeys, onCollapsedChange, ref, ...rest } =
    props;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const overflows = useOverflow(root);
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(defaultCollapsedKeys));
  const collapsed = collapsedKeys ?? own;
  const { board, status } = useBoard(props);
  const collapse = (id: string, isCollapsed: boolean) => {
    const next = new Set(collapsed);
    if (isCollapsed) next.add(id);
    else next.delete(id);
    setOwn(next);
    onCollapsedChange?.(next);
  };
  return (
    <div
      {...rootProps(rest)}
      ref={root}
      className={css.region}
      role="region"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
    >
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <div className={css.board}>
        {columns.map((column) => (
          <KanbanColumn
            key={column.id}
            board={board}
            column={column}
            isCollapsed={collapsed.has(column.id)}
            onCollapse={(isCollapsed) => collapse(column.id, isCollapsed)}
          />
        ))}
      </div>
    </div>
  );
}
