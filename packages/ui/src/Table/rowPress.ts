import type { MouseEvent } from "react";

const interactive = "a, button, input, select, textarea, label, [role], [data-no-row-press]";

/** A press anywhere in a row is a press on its link, with the same modifier keys. */
export function pressRow(event: MouseEvent<HTMLTableRowElement>, onAction: () => void) {
  if ((event.target as Element).closest(interactive)) return;
  if (!event.currentTarget.contains(event.target as Node)) return;
  if (String(getSelection()) !== "") return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>("th[scope=row] a");
  if (!link) return onAction();
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  link.dispatchEvent(
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
