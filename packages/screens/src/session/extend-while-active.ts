import { extensionMs } from "@ats/core/session/session";

const activities = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Extends the session at the start, then in each minute with more than one user event. While the
 * inactivity dialog is open, only its answer extends. Specification §7. Returns a function that
 * stops it.
 */
export function extendWhileActive(
  page: Pick<EventTarget, "addEventListener" | "removeEventListener">,
  isAsked: () => boolean,
  extend: () => void,
): () => void {
  let count = 0;
  const notice = () => {
    count += 1;
  };
  const keep = () => {
    count = 0;
    extend();
  };
  keep();
  const extension = setInterval(() => count > 1 && !isAsked() && keep(), extensionMs);
  for (const name of activities) page.addEventListener(name, notice, { passive: true });
  return () => {
    clearInterval(extension);
    for (const name of activities) page.removeEventListener(name, notice);
  };
}
