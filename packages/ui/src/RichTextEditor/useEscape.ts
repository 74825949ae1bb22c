import { type RefObject, useEffect, useEffectEvent } from "react";

/** Escape within an element. Heard before the tooltip or the dialog around it hears it, each of
 * which would keep the key for itself. */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !within.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    window.addEventListener("keydown", hear, true);
    return () => window.removeEventListener("keydown", hear, true);
  }, [within]);
}
