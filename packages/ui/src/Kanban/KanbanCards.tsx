import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { useIsPrinting } from "../print/useIsPrinting.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { rangeIncluding } from "../Table/rangeIncluding.ts";
import { useTexts } from "../texts/texts.tsx";
import type { KanbanColumnInfo } from "./board.ts";
import * as css from "./Kanban.css.ts";
import { KanbanCard } from "./KanbanCard.tsx";
import { kanbanTexts } from "./texts.ts";
import type { Board } from "./useBoard.ts";
import { useCardFocus } from "./useCardFocus.ts";

type KanbanCardsProps<Item extends object> = {
  board: Board<Item>;
  column: KanbanColumnInfo;
  labelId: string;
};

/** Shows the cards of a column. Only those in view are rendered. */
export function KanbanCards<Item extends object>({
  board,
  column,
  labelId,
}: KanbanCardsProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const { items, getKey, moved, onSelectionChange } = board;
  const cards = items[column.id];
  const keys = useMemo(() => cards?.map(getKey) ?? [], [cards, getKey]);
  const { index, handlers } = useCardFocus({
    list,
    keys,
    arriving: moved?.to === column.id ? moved.keys[0] : undefined,
    isLeaving: (key) => moved?.keys.includes(key) ?? false,
    onFocus: board.focusOn,
  });
  const isPrinting = useIsPrinting();
  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => list.current,
    estimateSize: () => 112,
    getItemKey: (at) => keys[at] ?? at,
    gap: 8,
    paddingStart: 8,
    paddingEnd: 8,
    overscan: isPrinting ? keys.length : 1,
    initialRect: { width: 300, height: 700 },
    rangeExtractor: (range) => rangeIncluding(range, index),
  });
  return (
    <div
      {...handlers}
      ref={list}
      className={css.list}
      role="grid"
      aria-labelledby={labelId}
      aria-busy={board.isLoading || undefined}
      aria-rowcount={Math.max(1, keys.length)}
      aria-multiselectable={onSelectionChange ? true : undefined}
    >
      {keys.length === 0 && <NoCards board={board} column={column} />}
      <div
        role="presentation"
        className={css.room}
        style={{ blockSize: keys.length > 0 ? virtual.getTotalSize() : 0 }}
      >
        {virtual.getVirtualItems().map(({ key, index: at, start }) => {
          const item = cards?.[at];
          return (
            item && (
              <KanbanCard
                key={key}
                measure={virtual.measureElement}
                board={board}
                columnId={column.id}
                item={item}
                index={at}
                start={start}
                isTabStop={at === index}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function NoCards<Item extends object>({
  board,
  column,
}: Pick<KanbanCardsProps<Item>, "board" | "column">) {
  const say = useTexts();
  return (
    <div role="row">
      <div role="gridcell">
        {board.isLoading ? (
          <div className={css.waiting}>
            {[2, 3, 4].map((lines) => (
              <div key={lines} className={css.card}>
                <Skeleton lines={lines} />
              </div>
            ))}
          </div>
        ) : (
          <div className={css.empty}>{column.emptyText ?? say(kanbanTexts.emptyColumn)}</div>
        )}
      </div>
    </div>
  );
}
