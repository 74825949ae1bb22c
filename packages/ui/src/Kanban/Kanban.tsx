import { type ReactNode, useImperativeHandle, useRef, useState } from "react";
import type { MenuItem } from "../Menu/Menu.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useOverflow } from "../Table/useOverflow.ts";
import type { Tone } from "../tone/tone.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Kanban.css.ts";
import { KanbanColumn } from "./KanbanColumn.tsx";
import { useBoard } from "./useBoard.ts";

export type KanbanColumnInfo = {
  id: string;
  title: string;
  /** All cards of the column, also those not loaded. */
  count?: number;
  tone?: Tone;
  hasMore?: boolean;
  /** Shown where the column has no card. */
  emptyText?: string;
  /** What can be done with the whole column. */
  actions?: MenuItem[];
};

export type KanbanProps<Item extends object> = RootProps<HTMLDivElement> & {
  label: string;
  columns: KanbanColumnInfo[];
  /** The cards of each column, by its id, in order. */
  items: Readonly<Record<string, readonly Item[] | undefined>>;
  getKey: (item: Item) => string;
  /** What a card is called: by a screen reader, and in "Actions for …". */
  getLabel: (item: Item) => string;
  /** What heads the card: by default its label. With `href` it is a link. */
  renderTitle?: (item: Item) => ReactNode;
  /** What stands below it. */
  renderCard: (item: Item) => ReactNode;
  href?: (item: Item) => string | undefined;
  /** What a press on the card does, or Enter, beside its link and its controls; by default it goes to the link. */
  onCardAction?: (item: Item) => void;
  /** The pointer has come to the card: what it leads to may be fetched. */
  onCardIntent?: (item: Item) => void;
  onMove: (keys: string[], toColumnId: string) => void;
  /** The columns a card may go to; by default every other one. */
  getMoveTargets?: (item: Item) => string[];
  /** More in the menu of a card. */
  cardActions?: (item: Item) => MenuItem[];
  onLoadMore?: (columnId: string) => void;
  isLoading?: boolean;
  selectedKeys?: ReadonlySet<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  /** Columns that show only their name and count. */
  collapsedKeys?: ReadonlySet<string>;
  defaultCollapsedKeys?: Iterable<string>;
  onCollapsedChange?: (columnIds: Set<string>) => void;
};

/** Cards in columns. A card moves by drag, by keyboard (Enter on its grip) and by its menu. */
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
