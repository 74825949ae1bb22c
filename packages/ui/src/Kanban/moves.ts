import type { BoardProps, KanbanColumnInfo } from "./board.ts";

/** Returns the columns a card may move to. */
export function targetsOf<Item extends object>(
  { columns, getMoveTargets }: BoardProps<Item>,
  item: Item,
  from: string,
): KanbanColumnInfo[] {
  const others = columns.filter(({ id }) => id !== from);
  const allowed = getMoveTargets?.(item);
  return allowed ? others.filter(({ id }) => allowed.includes(id)) : others;
}

/**
 * Returns the columns an item may move to, each with the keys of the cards that would move. A
 * selected item takes the whole selection along.
 */
export function movesOf<Item extends object>(board: BoardProps<Item>, item: Item) {
  const { columns, items, getKey, selectedKeys } = board;
  const key = getKey(item);
  const isTaken = (other: string) =>
    selectedKeys?.has(key) ? selectedKeys.has(other) : other === key;
  const taken = columns.flatMap(({ id }) =>
    (items[id] ?? [])
      .filter((card) => isTaken(getKey(card)))
      .map((card) => ({ key: getKey(card), targets: targetsOf(board, card, id) })),
  );
  return columns
    .map((column) => ({
      column,
      keys: taken.filter(({ targets }) => targets.includes(column)).map((card) => card.key),
    }))
    .filter(({ keys }) => keys.length > 0);
}
