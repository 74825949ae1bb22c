import { ChevronsLeftRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect } from "react";
import { DropZone } from "react-aria-components";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useMessages } from "../messages/messages.tsx";
import type { KanbanColumnProps } from "./KanbanColumn.tsx";
import * as css from "./Kanban.css.ts";
import { useCardDrag } from "./useCardDrag.ts";

type KanbanStripProps<Item extends object> = KanbanColumnProps<Item> & {
  toggle: RefObject<HTMLButtonElement | null>;
  onExpand: () => void;
  children: ReactNode;
};

/** A collapsed column: its name and count. Cards can still be dropped on it. */
export function KanbanStrip<Item extends object>({
  board,
  column,
  moved,
  onMove,
  toggle,
  onExpand,
  children,
}: KanbanStripProps<Item>) {
  const say = useMessages();
  const { accepts, drop } = useCardDrag({ board, column, onMove });
  const isMovedHere = moved?.to === column.id;
  useEffect(() => {
    if (isMovedHere) toggle.current?.focus();
  }, [isMovedHere, toggle]);
  return (
    <DropZone
      className={css.collapsed}
      aria-label={column.title}
      getDropOperation={(types) => (accepts(types) ? "move" : "cancel")}
      onDrop={({ items }) => void drop(items)}
    >
      <IconButton
        ref={toggle}
        aria-label={say("expandColumn", { name: column.title })}
        aria-expanded={false}
        icon={<ChevronsLeftRight />}
        size="sm"
        onPress={onExpand}
      />
      <div className={css.upright}>
        <div className={css.title}>{children}</div>
      </div>
    </DropZone>
  );
}
