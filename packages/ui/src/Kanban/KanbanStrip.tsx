import { ChevronsLeftRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useTexts } from "../texts/texts.tsx";
import type { KanbanColumnInfo } from "./board.ts";
import * as css from "./Kanban.css.ts";
import { kanbanTexts } from "./texts.ts";
import type { Board } from "./useBoard.ts";
import { useColumnDrop } from "./useCardDrag.ts";

type KanbanStripProps<Item extends object> = {
  board: Board<Item>;
  column: KanbanColumnInfo;
  toggle: RefObject<HTMLButtonElement | null>;
  onExpand: () => void;
  children: ReactNode;
};

/** Shows a collapsed column's name and count. Cards can still be dropped on it. */
export function KanbanStrip<Item extends object>({
  board,
  column: { id, title },
  toggle,
  onExpand,
  children,
}: KanbanStripProps<Item>) {
  const say = useTexts();
  const { column, isDropTarget } = useColumnDrop(board, id);
  const isMovedHere = board.moved?.to === id;
  useEffect(() => {
    if (isMovedHere) toggle.current?.focus();
  }, [isMovedHere, toggle]);
  return (
    <section
      ref={column}
      className={css.collapsed}
      aria-label={title}
      data-drop-target={isDropTarget || undefined}
    >
      <IconButton
        ref={toggle}
        aria-label={say(kanbanTexts.expandColumn, { name: title })}
        icon={<ChevronsLeftRight />}
        size="sm"
        onPress={onExpand}
      />
      <div className={css.upright}>
        <div className={css.title}>{children}</div>
      </div>
    </section>
  );
}
