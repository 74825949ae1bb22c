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
  /** Number of cards in the column, including those not loaded. */
  count?: number;
  tone?: Tone;
  hasMore?: boolean;
  /** Shown when the column has no cards. */
  emptyText?: string;
  /** Actions for the whole column. */
  actions?: MenuItem[];
};

export type KanbanProps<Item extends object> = RootProps<HTMLDivElement> & {
  label: string;
  columns: KanbanColumnInfo[];
  /** Ordered cards by column id. */
  items: Readonly<Record<string, readonly Item[] | undefined>>;
  getKey: (item: Item) => string;
  /** Name of a card, for screen readers and in "Actions for …". */
  getLabel: (item: Item) => string;
  /** Heading of the card, by default its label. `href` makes it a link. */
  renderTitle?: (item: Item) => ReactNode;
  /** Content below the heading. */
  renderCard: (item: Item) => ReactNode;
  href?: (item: Item) => string | undefined;
  /**
   * Called on a press outside the card's link and controls, or on Enter. Defaults to following the
   * link.
   */
  onCardAction?: (item: Item) => void;
  /** Called when the pointer enters the card, to prefetch what it opens. */
  onCardIntent?: (item: Item) => void;
  onMove: (keys: string[], toColumnId: string) => void;
  /** Column ids the card may move to. Defaults to all others. */
  getMoveTargets?: (item: Item) => string[];
  /** Further actions for a card's menu. */
  cardActions?: (item: Item) => MenuItem[];
  onLoadMore?: (columnId: string) => void;
  isLoading?: boolean;
  selectedKeys?: ReadonlySet<string>;
  onSelectionChange?: (keys: Set<string>) => void;
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
