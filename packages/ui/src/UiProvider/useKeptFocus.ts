import { useEffect } from "react";

/** Long enough for what took it away to say where it goes: a dialog that closes, a page that arrives. */
const patienceMs = 150;

/** The page between sidebar and toolbar. */
const contentId = "content";
const reachable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable=true], [tabindex='0']";

/**
 * Where what had the focus goes from the page, the focus goes to what is next to it: a button that
 * has done its work, a row that is somewhere else now. Nobody begins at the top of the page again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What had the focus, and all that it stood in. */
    let around: Element[] = [];
    /** What stood behind it when it went. */
    let behind: Node | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const remember = ({ target }: { target: EventTarget | null }) => {
      around = [];
      for (let each = target as Element | null; each; each = each.parentElement) around.push(each);
    };
    const keep = () => {
      if (document.activeElement !== document.body || !document.hasFocus()) return;
      const next = nearest(around, behind) ?? document.getElementById(contentId);
      around = [];
      next?.focus();
    };
    const observer = new MutationObserver((records) => {
      const [focused] = around;
      if (!focused || focused.isConnected) return;
      const removal = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(focused)),
      );
      if (removal) behind = removal.nextSibling;
      clearTimeout(timer);
      timer = setTimeout(keep, patienceMs);
    });
    if (document.activeElement !== document.body) remember({ target: document.activeElement });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", remember);
    };
  }, []);
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
