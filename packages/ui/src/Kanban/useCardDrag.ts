import { type DropItem, useDragAndDrop } from "react-aria-components";
import type { KanbanColumnProps } from "./KanbanColumn.tsx";

const keyType = "ats-card";

/** What a card of this column carries when it is dragged, and what the column takes in. */
export function useCardDrag<Item extends object>({
  board,
  column,
  onMove,
}: Pick<KanbanColumnProps<Item>, "board" | "column" | "onMove">) {
  const { columns, getKey, getLabel } = board;
  const others = columns.filter((other) => other.id !== column.id);
  const targetsOf = (item: Item) => {
    const allowed = board.getMoveTargets?.(item);
    return allowed ? others.filter((other) => allowed.includes(other.id)) : others;
  };
  /** A drag carries the columns it may go to as its types: a browser shows nothing else of it. */
  const typeOf = (columnId: string) => `ats-column-${columns.findIndex((c) => c.id === columnId)}`;
  const mine = typeOf(column.id);
  const accepts = (types: { has: (type: string) => boolean }) => types.has(mine);

  const drop = async (dropped: DropItem[]) => {
    const keys = await Promise.all(
      dropped
        .filter((item) => item.kind === "text")
        .filter((item) => item.types.has(mine))
        .map((item) => item.getText(keyType)),
    );
    if (keys.length > 0) onMove(keys, column.id);
  };

  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (_, dragged) =>
      dragged.map(
        (item): Record<string, string> => ({
          [keyType]: getKey(item),
          "text/plain": getLabel(item),
          ...Object.fromEntries(targetsOf(item).map((target) => [typeOf(target.id), "yes"])),
        }),
      ),
    acceptedDragTypes: [mine],
    getDropOperation: (target, types) =>
      target.type === "root" && accepts(types) ? "move" : "cancel",
    onRootDrop: ({ items }) => void drop(items),
  });
  return { dragAndDropHooks, targetsOf, accepts, drop };
}
