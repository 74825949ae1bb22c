import { useState } from "react";

/** The element focused before the first of several overlays in a row. */
export let opener: HTMLElement | undefined;

/** Remembers the opener, in an overlay that has not yet taken the focus. */
export function useOpener(): void {
  useState(() => {
    const { activeElement, body } = document;
    // Between two overlays nothing has the focus.
    if (activeElement === body || !(activeElement instanceof HTMLElement)) return;
    if (!activeElement.closest("[role$=dialog]")) opener = activeElement;
  });
}
