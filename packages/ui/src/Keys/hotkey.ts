import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const unchanging = () => () => {};

/** Whether this is a Mac, an iPhone or an iPad, where ⌘ is what Ctrl is elsewhere. */
export const useIsApple = () =>
  useSyncExternalStore(
    unchanging,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );

/** A field; a list, a menu or the closed box of a list finds by the first letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest("[role=listbox], [role=menu], [aria-haspopup=listbox]") !== null ||
    (target.matches("input, textarea, select") &&
      !target.matches("[type=checkbox], [type=radio], [type=button], [type=submit]")));

/** Whether something is open that must be finished or left before the page goes on. */
const isModalOpen = () =>
  document.querySelector(":is([role=dialog], [role=alertdialog]):not([aria-modal=false])") !== null;

/** Whether a key press is this combination: "Mod+K", "Shift+Enter", "?". */
export function isHotkey(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split("+");
  const key = parts.pop() ?? "";
  const has = (modifier: string) => parts.includes(modifier);
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  if (event.altKey !== has("Alt")) return false;
  // A character such as "?" needs Shift on one keyboard and none on another.
  const isLetterOrName = /^[a-z]|.{2,}$/i.test(key);
  if (isLetterOrName && event.shiftKey !== has("Shift")) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  return isCommand === (has("Mod") || has("Ctrl"));
}

/**
 * Calls `onPress` at this combination anywhere on the page. A plain character stays a character
 * where one types, and does nothing below an open dialog. `undefined` listens to nothing.
 */
export function useHotkey(keys: string | undefined, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!keys) return;
    const isPlain = !/Mod|Ctrl|Alt/.test(keys);
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isHotkey(event, keys)) return;
      if (isPlain && (isTyping(event.target) || isModalOpen())) return;
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [keys]);
}
