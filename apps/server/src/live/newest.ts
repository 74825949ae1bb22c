/** Keeps the newest items of each owner: one more than `limit` drops the owner's oldest. */
export function newestOf<Owner, Item>(limit: number, drop: (oldest: Item) => void) {
  const items = new Map<Owner, Set<Item>>();

  function remove(owner: Owner, item: Item): void {
    const own = items.get(owner);
    if (own?.delete(item) && own.size === 0) items.delete(owner);
  }
  return {
    add(owner: Owner, item: Item): void {
      const own = items.get(owner) ?? new Set();
      items.set(owner, own.add(item));
      const [oldest] = own;
      if (own.size > limit && oldest !== undefined) {
        remove(owner, oldest);
        drop(oldest);
      }
    },
    remove,
  };
}
