import { type RefObject, useEffect } from "react";
import { lineOf } from "./lineOf.ts";

/** Gives a closing dialog or a new page time to move the focus itself. */
const delayMs = 150;

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
export function useRestoreFocus(last: RefObject<HTMLElement[]>): void {
  useEffect(() => {
    /** The focused element and its ancestors. */
    let focusPath = last.current;
    /** The node that followed the removed element. */
    let following: Node | null = null;
    let wasLost = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isFocusLost = () => document.activeElement === document.body && document.hasFocus();
    const check = () => {
      timer = undefined;
      const [focused] = focusPath;
      const isShown = focused?.isConnected && focused.checkVisibility();
      // A click elsewhere removed the focus on purpose.
      if (!focused || !isFocusLost() || (isShown && !wasLost)) {
        wasLost = false;
        return;
      }
      if (!wasLost) {
        wasLost = true;
        checkLater();
        return;
      }
      const place = focused.isConnected ? focused : following;
      const page = document.getElementById(contentId) ?? startOfPage();
      for (const each of [focused, nearest(focusPath, place), page])
        if (isFocusLost()) each?.focus({ preventScroll: each === page });
    };
    const checkLater = () => {
      timer ??= setTimeout(check, delayMs);
    };
    const observer = new MutationObserver((records) => {
      const [focused] = focusPath;
      if (!focused) return;
      if (!focused.isConnected) {
        const removal = records.find(({ removedNodes }) =>
          [...removedNodes].some((node) => node.contains(focused)),
        );
        if (removal) following = removal.nextSibling;
      }
      checkLater();
    });
    const onFocus = ({ target }: FocusEvent) => {
      focusPath = lineOf(target);
    };
    checkLater();
    document.addEventListener("focusin", onFocus);
    // React hides by a style what waits for its data.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
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
function nearest(focusPath: readonly Element[], following: Node | null): HTMLElement | undefined {
  for (const part of focusPath) {
    // Another page has replaced this one, under our router or a host's.
    if (part.id === contentId || part === document.body) return undefined;
    if (!part.isConnected && part.querySelector("h1")) return undefined;
    if (!part.isConnected) continue;
    const all = [...part.querySelectorAll<HTMLElement>(reachable)].filter(
      (each) => each.checkVisibility() && !each.closest("[inert], [aria-hidden=true]"),
    );
    const isAfter = (each: HTMLElement) =>
      following !== null &&
      (following.contains(each) ||
        Boolean(following.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING));
    if (all.length > 0) return all.find(isAfter) ?? all.at(-1);
  }
  return undefined;
}

/** The heading of a page outside our frame, which readers then read on from. */
function startOfPage(): HTMLElement | null {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  return heading;
}
