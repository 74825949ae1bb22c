import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Board } from "./useBoard.ts";
import { movesOf } from "./moves.ts";

/** Reads the keys a drag would move to this column. Drag data is stored under the board's id. */
const droppedKeys = (data: Record<string, unknown>, board: string, column: string) =>
  (data[board] as Record<string, string[]> | undefined)?.[column];

/** Makes a card draggable by pointer. */
export function useCardDrag<Item extends object>(board: Board<Item>, item: Item) {
  const card = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  const dragData = useEffectEvent(() => ({
    [board.boardId]: Object.fromEntries(
      movesOf(board, item).map(({ column, keys }) => [column.id, keys]),
    ),
  }));
  const canMove = useEffectEvent(() => movesOf(board, item).length > 0);
  const { dragging } = board;
  useEffect(() => {
    if (!card.current) return;
    return dragging?.draggable({
      element: card.current,
      canDrag: () => canMove(),
      getInitialData: () => dragData(),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [dragging]);
  return { card, isDragging };
}

/** Makes a column a drop target for dragged and carried cards. */
export function useColumnDrop<Item extends object>(board: Board<Item>, columnId: string) {
  const column = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const { boardId, dragging } = board;
  const move = useEffectEvent(board.move);
  useEffect(() => {
    if (!column.current) return;
    return dragging?.dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => droppedKeys(source.data, boardId, columnId) !== undefined,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false);
        move(droppedKeys(source.data, boardId, columnId) ?? [], columnId);
      },
    });
  }, [dragging, boardId, columnId]);

  const isCarriedHere = board.carried?.to.id === columnId;
  useEffect(() => {
    if (isCarriedHere) column.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isCarriedHere]);
  return { column, isDropTarget: isOver || isCarriedHere };
}
