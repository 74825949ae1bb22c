/** The list with some of an item's fields changed. */
export const changedAt = <Item extends object>(
  items: readonly Item[],
  index: number,
  change: Partial<Item>,
): Item[] => items.map((item, at) => (at === index ? { ...item, ...change } : item));

/** The list with an item one place further up or down. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  next.splice(index + by, 0, item as Item);
  return next;
}
