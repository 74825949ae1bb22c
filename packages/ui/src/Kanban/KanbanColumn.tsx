import { ChevronsRightLeft } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { GridList, ListLayout, type Selection, Virtualizer } from "react-aria-components";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useMessages } from "../messages/messages.tsx";
import { solid } from "../tone/tone.css.ts";
import type { KanbanColumnInfo, KanbanProps, Moved } from "./Kanban.tsx";
import * as css from "./Kanban.css.ts";
import { KanbanCard } from "./KanbanCard.tsx";
import { KanbanStrip } from "./KanbanStrip.tsx";
import { useCardDrag } from "./useCardDrag.ts";

export type KanbanColumnProps<Item extends object> = {
  board: KanbanProps<Item>;
  column: KanbanColumnInfo;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  moved: Moved | undefined;
  onMove: (keys: string[], toColumnId: string, isByMenu?: boolean) => void;
};

const layoutOptions = { estimatedRowSize: 112, gap: 8, padding: 8 };

/** Calls back once no menu is open, and the one that was has given the focus back; returns how to stop. */
function afterMenu(then: () => void): () => void {
  let frame = 0;
  const next = (callback: () => void) => {
    frame = requestAnimationFrame(callback);
  };
  const wait = () => next(document.querySelector("[role=menu]") ? wait : () => next(then));
  next(wait);
  return () => cancelAnimationFrame(frame);
}

export function KanbanColumn<Item extends object>(props: KanbanColumnProps<Item>) {
  const { board, column, isCollapsed, onCollapse } = props;
  const say = useMessages();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const name: ReactNode = (
    <>
      {column.tone && <span className={`${css.dot} ${solid[column.tone]}`} aria-hidden="true" />}
      <Heading level={3} size="sm" id={id}>
        {column.title}
      </Heading>
      {column.count !== undefined && <Badge count={column.count} max={9999} />}
    </>
  );
  const collapse = (to: boolean) => {
    onCollapse(to);
    requestAnimationFrame(() => toggle.current?.focus());
  };
  if (isCollapsed)
    return (
      <KanbanStrip {...props} toggle={toggle} onExpand={() => collapse(false)}>
        {name}
      </KanbanStrip>
    );
  return (
    <section className={css.column} aria-labelledby={id}>
      <div className={css.header}>
        <div className={css.title}>{name}</div>
        <IconButton
          ref={toggle}
          aria-label={say("collapseColumn", { name: column.title })}
          aria-expanded
          icon={<ChevronsRightLeft />}
          size="sm"
          onPress={() => collapse(true)}
        />
      </div>
      <KanbanCards {...props} labelId={id} />
      {column.hasMore && (
        <div className={css.more}>
          <Button
            variant="ghost"
            size="sm"
            fullWidth
            isPending={board.isLoading}
            onPress={() => board.onLoadMore?.(column.id)}
          >
            {say("loadMore")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The cards of a column; only those in view are in the document. */
function KanbanCards<Item extends object>({
  board,
  column,
  moved,
  onMove,
  labelId,
}: KanbanColumnProps<Item> & { labelId: string }) {
  const say = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const [layout] = useState(() => new ListLayout<Item>());
  const { columns, getKey, selectedKeys, onSelectionChange } = board;
  const items = board.items[column.id] ?? [];
  const { dragAndDropHooks, targetsOf } = useCardDrag({ board, column, onMove });

  const [key] = moved?.keys ?? [];
  const isHere = key !== undefined && items.some((item) => getKey(item) === key);
  useEffect(() => {
    if (!isHere) return;
    return afterMenu(() => {
      const list = ref.current;
      const card = () => list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      if (!card()) list?.scrollTo({ top: layout.getLayoutInfo(key)?.rect.y ?? 0 });
      requestAnimationFrame(() => card()?.focus());
    });
  }, [isHere, key, layout]);

  const select = (keys: Selection) => {
    const mine = new Set(items.map(getKey));
    const rest = [...(selectedKeys ?? [])].filter((other) => !mine.has(other));
    onSelectionChange?.(new Set([...rest, ...(keys === "all" ? mine : keys)].map(String)));
  };

  return (
    <Virtualizer layout={layout} layoutOptions={layoutOptions} shouldObserveItemSize>
      <GridList
        ref={ref}
        className={css.list}
        aria-labelledby={labelId}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[board.renderCard, board.cardActions, board.getMoveTargets, columns]}
        selectionMode={onSelectionChange ? "multiple" : "none"}
        selectionBehavior="toggle"
        selectedKeys={selectedKeys && items.map(getKey).filter((each) => selectedKeys.has(each))}
        onSelectionChange={select}
        renderEmptyState={() =>
          board.isLoading ? (
            <div className={css.waiting}>
              {[2, 3, 4].map((lines) => (
                <div key={lines} className={css.card}>
                  <Skeleton lines={lines} />
                </div>
              ))}
            </div>
          ) : (
            <div className={css.empty}>{column.emptyText ?? say("emptyColumn")}</div>
          )
        }
      >
        {(item) => (
          <KanbanCard
            id={getKey(item)}
            item={item}
            board={board}
            targets={targetsOf(item)}
            onMove={(to) => onMove([getKey(item)], to, true)}
          />
        )}
      </GridList>
    </Virtualizer>
  );
}
