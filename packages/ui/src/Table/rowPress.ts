import type { MouseEvent } from "react";

const interactive =
  "a, button, input, select, textarea, label, [role]:not([role=gridcell]), [data-no-row-press]";

/**
 * A press anywhere in a row is a press on the link in its head, with the same modifier keys. Where the
 * row does something else it does that, and the link has the focus that comes back.
 */
export function pressRow(event: MouseEvent<HTMLElement>, head: string, onAction?: () => void) {
  const row = event.currentTarget;
  const target = event.target as Element;
  const hit = target.closest(interactive);
  if (!row.contains(target) || (hit && hit !== row && row.contains(hit))) return;
  if (String(getSelection()) !== "") return;
  const link = row.querySelector<HTMLAnchorElement>(`${head} a`);
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  if (onAction && !(link && Object.values(keys).some(Boolean))) {
    link?.focus({ preventScroll: true });
    return onAction();
  }
  link?.dispatchEvent(
    new globalThis.MouseEvent("click", { bubbles: true, cancelable: true, ...keys }),
  );
}

export const rowMenuMark = "[data-row-menu] button";

/** The context menu key opens the row's menu; a pointer gets the browser's own. */
export function openRowMenu(event: MouseEvent<HTMLTableRowElement>) {
  if (event.button === 2 || event.ctrlKey) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>(rowMenuMark)?.click();
}
