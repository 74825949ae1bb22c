import { type ReactNode, useImperativeHandle, useRef, useState } from "react";
import type { MenuItem } from "../Menu/Menu.tsx";
import { useMessages } from "../messages/messages.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useOverflow } from "../Table/useOverflow.ts";
import type { Tone } from "../tone/tone.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { board, region } from "./Kanban.css.ts";
import { KanbanColumn } from "./KanbanColumn.tsx";

export type KanbanColumnInfo = {
  id: string;
  title: string;
  /** All cards of the column, also those not loaded. */
  count?: number;
  tone?: Tone;
  hasMore?: boolean;
  /** Shown where the column has no card. */
  emptyText?: string;
};

/** Cards on their way, and whether the first of them takes the focus when it is there. */
export type Moved = { keys: string[]; to: string; takesFocus?: boolean | undefined };

export type KanbanProps<Item extends object> = RootProps<HTMLDivElement> & {
  label: string;
  columns: KanbanColumnInfo[];
  /** The cards of each column, by its id, in order. */
  items: Readonly<Record<string, readonly Item[] | undefined>>;
  getKey: (item: Item) => string;
  /** What a card is called: by a screen reader, and in "Actions for …". */
  getLabel: (item: Item) => string;
  renderCard: (item: Item) => ReactNode;
  href?: (item: Item) => string | undefined;
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

/** Cards in columns. A card moves by drag, by keyboard drag (Enter on its grip) and by its menu. */
export function Kanban<Item extends object>(props: KanbanProps<Item>) {
  const {
    label,
    columns,
    items,
    onMove,
    getKey,
    getLabel,
    collapsedKeys,
    defaultCollapsedKeys,
    onCollapsedChange,
    ref,
    ...rest
  } = props;
  const say = useMessages();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const overflows = useOverflow(root);
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(defaultCollapsedKeys));
  const collapsed = collapsedKeys ?? own;
  const [moved, setMoved] = useState<Moved>();
  const move = (keys: string[], to: string, isByMenu?: boolean) => {
    setMoved({ keys, to, takesFocus: isByMenu });
    onMove(keys, to);
  };
  const collapse = (id: string, isCollapsed: boolean) => {
    const next = new Set(collapsed);
    if (isCollapsed) next.add(id);
    else next.delete(id);
    setOwn(next);
    onCollapsedChange?.(next);
  };
  const arrived = moved && items[moved.to]?.filter((item) => moved.keys.includes(getKey(item)));
  const target = columns.find(({ id }) => id === moved?.to);
  return (
    <div
      {...rootProps(rest)}
      ref={root}
      className={region}
      role="region"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
    >
      <VisuallyHidden role="status">
        {target &&
          arrived?.length === moved?.keys.length &&
          say("movedTo", { name: arrived?.map(getLabel).join(", ") ?? "", to: target.title })}
      </VisuallyHidden>
      <div className={board}>
        {columns.map((column) => (
          <KanbanColumn
            key={column.id}
            board={props}
            column={column}
            isCollapsed={collapsed.has(column.id)}
            onCollapse={(isCollapsed) => collapse(column.id, isCollapsed)}
            moved={moved?.takesFocus ? moved : undefined}
            onMove={move}
          />
        ))}
      </div>
    </div>
  );
}
