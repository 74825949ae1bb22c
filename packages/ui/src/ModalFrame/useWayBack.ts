import { useEffect, useState } from "react";

const dialogs = "[role$=dialog][tabindex='-1']";

/** What had the focus before the first of the dialogs that follow each other. */
let opener: HTMLElement | undefined;

/**
 * For the inside of a dialog. Where what has the focus goes while the dialog stays, the focus goes to
 * the dialog. Where what opened it is gone, it goes to the dialog below, else back to what opened the
 * dialog before it, else to the page's content.
 */
export function useWayBack(): void {
  // Before the dialog takes the focus.
  useState(() => {
    const { activeElement, body } = document;
    // Between two dialogs nothing has it.
    if (activeElement === body || !(activeElement instanceof HTMLElement)) return;
    if (!activeElement.closest("[role$=dialog]")) opener = activeElement;
  });
  useEffect(() => {
    const removals = new MutationObserver(() => {
      if (document.activeElement === document.body) whereLost(topDialog);
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      removals.disconnect();
      // That of this page: the page may be gone by then.
      const content = document.getElementById("content");
      whereLost(() => topDialog() ?? (opener?.isConnected ? opener : content));
    };
  }, []);
}

const topDialog = () => [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1);

/** Focuses where nothing has the focus: a dialog that opens or closes takes or gives it within a frame. */
function whereLost(target: () => HTMLElement | null | undefined) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) target()?.focus();
    }),
  );
}
