import { ChevronsRightLeft, EllipsisVertical } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { useIsPreparingPrint } from "../print/useIsPrinting.ts";
import { solid } from "../tone/tone.css.ts";
import { words } from "../words/texts.ts";
import type { KanbanColumnInfo } from "./board.ts";
import * as css from "./Kanban.css.ts";
import { KanbanCards } from "./KanbanCards.tsx";
import { KanbanStrip } from "./KanbanStrip.tsx";
import { kanbanTexts } from "./texts.ts";
import type { Board } from "./useBoard.ts";
import { useColumnDrop } from "./useCardDrag.ts";

type KanbanColumnProps<Item extends object> = {
  board: Board<Item>;
  column: KanbanColumnInfo;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
};

export function KanbanColumn<Item extends object>(props: KanbanColumnProps<Item>) {
  const { column, isCollapsed, onCollapse } = props;
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
    <OpenColumn {...props} toggle={toggle} onCollapse={() => collapse(true)} labelId={id}>
      {name}
    </OpenColumn>
  );
}

type OpenColumnProps<Item extends object> = Pick<KanbanColumnProps<Item>, "board" | "column"> & {
  labelId: string;
  toggle: RefObject<HTMLButtonElement | null>;
  onCollapse: () => void;
  children: ReactNode;
};

function OpenColumn<Item extends object>({
  board,
  column: info,
  labelId,
  toggle,
  onCollapse,
  children,
}: OpenColumnProps<Item>) {
  const say = useTexts();
  const { column, isDropTarget } = useColumnDrop(board, info.id);
  const isPreparing = useIsPreparingPrint();
  const loadMore = useEffectEvent(() => board.onLoadMore?.(info.id));
  const loaded = board.items[info.id]?.length;
  useEffect(() => {
    if (isPreparing && info.hasMore && loaded) loadMore();
  }, [isPreparing, info.hasMore, loaded]);
  return (
    <section
      ref={column}
      className={css.column}
      aria-labelledby={labelId}
      data-drop-target={isDropTarget || undefined}
    >
      <div className={css.header}>
        <div className={css.title}>{children}</div>
        {info.actions && (
          <Menu
            label={say(words.actionsFor, { name: info.title })}
            trigger={
              <IconButton
                aria-label={say(words.actionsFor, { name: info.title })}
                icon={<EllipsisVertical />}
                size="sm"
              />
            }
            items={info.actions}
          />
        )}
        <IconButton
          ref={toggle}
          aria-label={say(kanbanTexts.collapseColumn, { name: info.title })}
          icon={<ChevronsRightLeft />}
          size="sm"
          onPress={onCollapse}
        />
      </div>
      <KanbanCards board={board} column={info} labelId={labelId} />
      {info.hasMore && (
        <div className={css.more}>
          <Button
            variant="ghost"
            size="sm"
            fullWidth
            isPending={board.isLoading}
            onPress={() => board.onLoadMore?.(info.id)}
          >
            {say(kanbanTexts.loadMore)}
          </Button>
        </div>
      )}
    </section>
  );
}
