import { type RefObject, useEffect } from "react";

/** In a toast, F6 returns the focus to where it was, and Escape closes the toast. */
export function useToastKeys(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: EventTarget | null = null;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (region.current?.contains(target) ?? false);
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (isInside(target) && !isInside(relatedTarget)) before = relatedTarget;
    };
    // F6 in the last landmark. Otherwise react-aria would stay in it, as it knows no other.
    const onLastLandmark = (event: Event) => {
      if (!isInside(event.target)) return;
      event.preventDefault();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else (document.activeElement as HTMLElement | null)?.blur();
    };
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== "Escape" || !isInside(target)) return;
      (target as Element)
        .closest("[role=alertdialog]")
        ?.querySelector<HTMLElement>("[slot=close]")
        ?.click();
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("react-aria-landmark-navigation", onLastLandmark, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => end.abort();
  }, [region]);
}
