import { type ReactNode, useEffect, useRef, useState } from "react";
import type { MenuItem } from "../Menu/Menu.tsx";
import { useOverflow } from "../Table/useOverflow.ts";
import type { Tone } from "../tone/tone.tsx";
import { board, region } from "./Kanban.css.ts";
import { KanbanColumn } from "./KanbanColumn.tsx";

export type KanbanColumnInfo = {
  id: string;
  title: string;
  /** All cards of the column, also those not loaded. */
  count?: number;
  tone?: Tone;
  hasMore?: boolean;
};

export type KanbanProps<Item extends object> = {
  label: string;
  columns: KanbanColumnInfo[];
  /** The cards of each column, by its id, in order. */
  items: Readonly<Record<string, readonly Item[] | undefined>>;
  getKey: (item: Item) => string;
  /** What a card is called: by a screen reader, and in "Actions for …". */
  getLabel: (item: Item) => string;
  renderCard: (item: Item) => ReactNode;
  href?: (item: Item) => string | undefined;
  onMove: (keys: string[], toColumnId: string) => void;
  /** The columns a card may go to; by default every other one. */
  getMoveTargets?: (item: Item) => string[];
  /** More in the menu of a card. */
  cardActions?: (item: Item) => MenuItem[];
  onLoadMore?: (columnId: string) => void;
  isLoading?: boolean;
  selectedKeys?: ReadonlySet<string>;
  onSelectionChange?: (keys: Set<string>) => void;
};

/** Milliseconds after which the menu that moved a card has given the focus back. */
const afterMenu = 150;

/** Cards in columns. A card moves by drag, by keyboard drag (Enter on its grip) and by its menu. */
export function Kanban<Item extends object>(props: KanbanProps<Item>) {
  const { label, columns, onMove } = props;
  const ref = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(ref);
  const [moved, setMoved] = useState<string>();
  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => {
      ref.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(moved)}"]`)?.focus();
      setMoved(undefined);
    }, afterMenu);
    return () => clearTimeout(timer);
  }, [moved]);
  return (
    <div
      ref={ref}
      className={region}
      role="region"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
    >
      <div className={board}>
        {columns.map((column) => (
          <KanbanColumn
            key={column.id}
            board={props}
            column={column}
            onMenuMove={(key, to) => {
              onMove([key], to);
              setMoved(key);
            }}
          />
        ))}
      </div>
    </div>
  );
}
