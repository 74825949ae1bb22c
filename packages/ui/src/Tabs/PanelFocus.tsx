import { type RefObject, useContext, useEffect, useRef } from "react";
import { TabListStateContext } from "react-aria-components";

/** Moves the focus to the panel now shown when the one shown before took it away. */
export function PanelFocus({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const selected = useContext(TabListStateContext)?.selectedKey;
  const shown = useRef(selected);
  useEffect(() => {
    const before = shown.current;
    shown.current = selected;
    const isReplaced = before !== undefined && before !== null && before !== selected;
    if (!isReplaced || document.activeElement !== document.body) return;
    const panel = bar.current?.parentElement?.querySelector<HTMLElement>(
      ":scope > [role=tabpanel]:not([inert])",
    );
    if (!panel) return;
    panel.tabIndex = -1;
    panel.focus({ preventScroll: true });
  }, [selected, bar]);
  return null;
}
