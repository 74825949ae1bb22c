import type { MouseEvent } from "react";

const interactive =
  "a, button, input, select, textarea, label, [role]:not([role=gridcell]), [data-no-row-press]";

/**
 * Makes a press anywhere in a row act as a press on its link, with the same modifier keys. With
 * `onAction` the link only takes the focus, so that the focus can return to it.
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

const rowMenuMark = "[data-row-menu] button";

/** Opens the row's menu for the context menu key; a pointer gets the browser's own. */
export function openRowMenu(event: MouseEvent<HTMLTableRowElement>) {
  if (event.button === 2 || event.ctrlKey) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>(rowMenuMark)?.click();
}
