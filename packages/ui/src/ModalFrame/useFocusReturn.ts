import { useEffect } from "react";
import { opener, useOpener } from "./opener.ts";

const dialogs = "[role$=dialog][tabindex='-1']";

/**
 * Restores the focus for a dialog, which must call this from inside.
 *
 * While the dialog is open, lost focus goes back to the dialog. When it closes and its trigger is
 * gone, focus goes to the dialog below, else to the element focused before the first overlay, else
 * to the page's content.
 */
export function useFocusReturn(): void {
  useOpener();
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
