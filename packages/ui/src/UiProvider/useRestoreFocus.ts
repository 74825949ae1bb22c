import { type RefObject, useEffect } from "react";
import { lineOf } from "./lineOf.ts";

/** Gives a closing dialog or a new page time to move the focus itself. */
const patienceMs = 150;

/** The page between sidebar and toolbar. */
const contentId = "content";
const reachable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable=true], [tabindex='0']";

/**
 * Moves lost focus to a neighbour when the focused element leaves the page or is hidden.
 *
 * Examples are a button that has done its work, or a row that has moved. Keyboard users then need
 * not start again at the top of the page. `last` is the element focused before this code loaded,
 * with its ancestors.
 */
export function useKeptFocus(last: RefObject<HTMLElement[]>): void {
  useEffect(() => {
    /** The focused element and its ancestors. */
    let around = last.current;
    /** The node that followed the removed element. */
    let behind: Node | null = null;
    let wasLost = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isNowhere = () => document.activeElement === document.body && document.hasFocus();
    const look = () => {
      timer = undefined;
      const [focused] = around;
      const isThere = focused?.isConnected && focused.checkVisibility();
      // A click elsewhere removed the focus on purpose.
      if (!focused || !isNowhere() || (isThere && !wasLost)) {
        wasLost = false;
        return;
      }
      if (!wasLost) {
        wasLost = true;
        lookLater();
        return;
      }
      const place = focused.isConnected ? focused : behind;
      const places = [focused, nearest(around, place), document.getElementById(contentId)];
      for (const each of places) if (isNowhere()) each?.focus();
    };
    const lookLater = () => {
      timer ??= setTimeout(look, patienceMs);
    };
    const observer = new MutationObserver((records) => {
      const [focused] = around;
      if (!focused) return;
      if (!focused.isConnected) {
        const removal = records.find(({ removedNodes }) =>
          [...removedNodes].some((node) => node.contains(focused)),
        );
        if (removal) behind = removal.nextSibling;
      }
      lookLater();
    });
    const onFocus = ({ target }: FocusEvent) => {
      around = lineOf(target);
    };
    lookLater();
    document.addEventListener("focusin", onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", onFocus);
    };
  }, [last]);
}

/**
 * Finds the first focusable element after the place, else the last one before it, in the innermost
 * remaining ancestor that has any.
 */
function nearest(around: readonly Element[], behind: Node | null): HTMLElement | undefined {
  for (const part of around) {
    // Another page has replaced this one.
    if (part.id === contentId || part === document.body) return undefined;
    if (!part.isConnected) continue;
    const all = [...part.querySelectorAll<HTMLElement>(reachable)].filter(
      (each) => each.checkVisibility() && !each.closest("[inert], [aria-hidden=true]"),
    );
    const isBehind = (each: HTMLElement) =>
      behind !== null &&
      (behind.contains(each) ||
        Boolean(behind.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING));
    if (all.length > 0) return all.find(isBehind) ?? all.at(-1);
  }
  return undefined;
}
