/** Returns the list with some fields of one item changed. */
export const updateItem = <Item extends object>(
  items: readonly Item[],
  index: number,
  change: Partial<Item>,
): Item[] => items.map((item, at) => (at === index ? { ...item, ...change } : item));

export function moveItem<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  next.splice(index + by, 0, item as Item);
  return next;
}
