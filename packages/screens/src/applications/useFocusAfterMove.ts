import { type RefObject, useCallback } from "react";

const patience = 1_000;

const heading = () => document.querySelector<HTMLElement>("h1");

/**
 * After a move, focus goes to the element when what had it is gone: a row, a button, a card.
 * Without an element it goes to the heading of the page.
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
