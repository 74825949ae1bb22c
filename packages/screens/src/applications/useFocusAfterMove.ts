import { type RefObject, useCallback } from "react";

const patience = 1_000;

const heading = () => document.querySelector<HTMLElement>("h1");

/**
 * Focuses the element, or the page's heading without one, when a move removed the focused element.
 */
export function useFocusAfterMove(ref?: RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    const end = performance.now() + patience;
    const look = () => {
      if (document.activeElement === document.body)
        (ref?.current ?? heading())?.focus({ preventScroll: true });
      else if (performance.now() < end) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, [ref]);
}
