import { type RefObject, useEffect } from "react";
import { lineOf } from "./line-of.ts";

/** Long enough for what took it away to say where it goes: a dialog that closes, a page that arrives. */
const patienceMs = 150;

/** The page between sidebar and toolbar. */
const contentId = "content";
const reachable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable=true], [tabindex='0']";

/**
 * Where what had the focus goes from the page or out of sight, the focus goes to what is next to
 * it: a button that has done its work, a row that is somewhere else now. Nobody begins at the top
 * of the page again. What had it before this came is `last`.
 */
export function useKeptFocus(last: RefObject<HTMLElement[]>): void {
  useEffect(() => {
    /** What had the focus, and all that it stood in. */
    let around = last.current;
    /** What stood behind it when it went. */
    let behind: Node | null = null;
    let wasLost = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isNowhere = () => document.activeElement === document.body && document.hasFocus();
    const look = () => {
      timer = undefined;
      const [focused] = around;
      const isThere = focused?.isConnected && focused.checkVisibility();
      // Who left it where it is, by a click beside it, meant to.
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

/** In the innermost part that is left and has any: the first to reach behind the place, else the last before it. */
function nearest(around: readonly Element[], behind: Node | null): HTMLElement | undefined {
  for (const part of around) {
    // A whole page took the place of another.
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
