import { useId } from "react";
import { GridList, type Selection, useDragAndDrop } from "react-aria-components";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useMessages } from "../messages/messages.tsx";
import { solid } from "../tone/tone.css.ts";
import type { KanbanColumnInfo, KanbanProps } from "./Kanban.tsx";
import * as css from "./Kanban.css.ts";
import { KanbanCard } from "./KanbanCard.tsx";

type KanbanColumnProps<Item extends object> = {
  board: KanbanProps<Item>;
  column: KanbanColumnInfo;
  onMenuMove: (key: string, toColumnId: string) => void;
};

const keyType = "ats-card";

export function KanbanColumn<Item extends object>({
  board,
  column,
  onMenuMove,
}: KanbanColumnProps<Item>) {
  const say = useMessages();
  const id = useId();
  const { columns, getKey, getLabel, selectedKeys, onSelectionChange } = board;
  const items = board.items[column.id] ?? [];
  const others = columns.filter((other) => other.id !== column.id);
  const targetsOf = (item: Item) => {
    const allowed = board.getMoveTargets?.(item);
    return allowed ? others.filter((other) => allowed.includes(other.id)) : others;
  };
  /** A drag carries the columns it may go to as its types: a browser shows nothing else of it. */
  const typeOf = (columnId: string) => `ats-column-${columns.findIndex((c) => c.id === columnId)}`;

  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (_, dragged) =>
      dragged.map(
        (item): Record<string, string> => ({
          [keyType]: getKey(item),
          "text/plain": getLabel(item),
          ...Object.fromEntries(targetsOf(item).map((target) => [typeOf(target.id), "yes"])),
        }),
      ),
    acceptedDragTypes: [typeOf(column.id)],
    getDropOperation: (target, types) =>
      target.type === "root" && types.has(typeOf(column.id)) ? "move" : "cancel",
    onRootDrop: async ({ items: dropped }) => {
      const keys = await Promise.all(
        dropped
          .filter((item) => item.kind === "text")
          .filter((item) => item.types.has(typeOf(column.id)))
          .map((item) => item.getText(keyType)),
      );
      if (keys.length > 0) board.onMove(keys, column.id);
    },
  });

  const select = (keys: Selection) => {
    const mine = new Set(items.map(getKey));
    const rest = [...(selectedKeys ?? [])].filter((key) => !mine.has(key));
    onSelectionChange?.(new Set([...rest, ...(keys === "all" ? mine : keys)].map(String)));
  };

  return (
    <section className={css.column} aria-labelledby={id}>
      <div className={css.header}>
        {column.tone && <span className={`${css.dot} ${solid[column.tone]}`} aria-hidden="true" />}
        <Heading level={3} size="sm" id={id}>
          {column.title}
        </Heading>
        {column.count !== undefined && <Badge count={column.count} max={9999} />}
      </div>
      <GridList
        className={css.list}
        aria-labelledby={id}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[board.renderCard, board.cardActions, board.getMoveTargets, columns]}
        selectionMode={onSelectionChange ? "multiple" : "none"}
        selectionBehavior="toggle"
        selectedKeys={selectedKeys && items.map(getKey).filter((key) => selectedKeys.has(key))}
        onSelectionChange={select}
        renderEmptyState={() =>
          board.isLoading ? (
            <Skeleton shape="block" height="5.5rem" />
          ) : (
            <div className={css.empty}>{say("emptyColumn")}</div>
          )
        }
      >
        {(item) => (
          <KanbanCard
            id={getKey(item)}
            item={item}
            board={board}
            targets={targetsOf(item)}
            onMove={(to) => onMenuMove(getKey(item), to)}
          />
        )}
      </GridList>
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
