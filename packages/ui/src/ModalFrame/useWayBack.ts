import { useEffect, useState } from "react";

const dialogs = "[role$=dialog][tabindex='-1']";

/** What had the focus before the first of the dialogs that follow each other. */
let opener: HTMLElement | undefined;

/**
 * For the inside of a dialog. Where what opened it is gone, the focus goes to the dialog below, else
 * back to what opened the dialog before it, else to the page's content.
 */
export function useWayBack(): void {
  // Before the dialog takes the focus.
  useState(() => {
    const { activeElement, body } = document;
    // Between two dialogs nothing has it.
    if (activeElement === body || !(activeElement instanceof HTMLElement)) return;
    if (!activeElement.closest("[role$=dialog]")) opener = activeElement;
  });
  useEffect(
    () => () => {
      // The dialog itself gives the focus back within a frame, where it can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          const [below] = [...document.querySelectorAll<HTMLElement>(dialogs)].toReversed();
          (below ?? (opener?.isConnected ? opener : document.getElementById("content")))?.focus();
        }),
      );
    },
    [],
  );
}
