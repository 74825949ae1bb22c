import { useEffect, useState } from "react";

const dialogs = "[role$=dialog][tabindex='-1']";

/** The element focused before the first of several dialogs in a row. */
let opener: HTMLElement | undefined;

/**
 * Restores the focus for a dialog, which must call this from inside.
 *
 * While the dialog is open, lost focus goes back to the dialog. When it closes and its trigger is
 * gone, focus goes to the dialog below, else to the element focused before the first dialog, else
 * to the page's content.
 */
export function useFocusReturn(): void {
  // Runs before the dialog takes the focus.
  useState(() => {
    const { activeElement, body } = document;
    // Between two dialogs nothing has the focus.
    if (activeElement === body || !(activeElement instanceof HTMLElement)) return;
    if (!activeElement.closest("[role$=dialog]")) opener = activeElement;
  });
  useEffect(() => {
    const removals = new MutationObserver(() => {
      if (document.activeElement === document.body) focusIfLost(topDialog);
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      removals.disconnect();
      // Read now: the page may have changed by the time the focus is moved.
      const content = document.getElementById("content");
      focusIfLost(() => topDialog() ?? (opener?.isConnected ? opener : content));
    };
  }, []);
}

const topDialog = () => [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1);

/**
 * Focuses `target` if nothing has the focus after two frames, when dialogs have moved it
 * themselves.
 */
function focusIfLost(target: () => HTMLElement | null | undefined) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) target()?.focus();
    }),
  );
}
