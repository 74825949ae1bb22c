import { type RefObject, useEffect, useEffectEvent } from "react";

/** Handles Escape within an element, before a tooltip or dialog around it can consume the key. */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !within.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [within]);
}
