/** Returns the order with one id moved before or after another. */
export function reorder(
  order: readonly string[],
  id: string,
  to: string,
  place: "before" | "after",
): string[] {
  const rest = order.filter((other) => other !== id);
  const at = rest.indexOf(to) + (place === "after" ? 1 : 0);
  return rest.toSpliced(at, 0, id);
}
