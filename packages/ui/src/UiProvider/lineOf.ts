/** Returns an element and its ancestors, innermost first. */
export function lineOf(element: EventTarget | null): HTMLElement[] {
  const line: HTMLElement[] = [];
  for (let each = element as HTMLElement | null; each; each = each.parentElement) line.push(each);
  return line;
}
