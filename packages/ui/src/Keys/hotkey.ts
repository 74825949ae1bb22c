import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const unchanging = () => () => {};

/** True on a Mac, iPhone or iPad, where ⌘ replaces Ctrl. */
export const useIsApple = () =>
  useSyncExternalStore(
    unchanging,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );

/** True for controls that take characters: fields, and lists or menus with type-ahead. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest("[role=listbox], [role=menu], [aria-haspopup=listbox]") !== null ||
    (target.matches("input, textarea, select") &&
      !target.matches("[type=checkbox], [type=radio], [type=button], [type=submit]")));

/** True while a modal dialog is open. */
const isModalOpen = () =>
  document.querySelector(":is([role=dialog], [role=alertdialog]):not([aria-modal=false])") !== null;

/** True when the key press matches the combination: "Mod+K", "Shift+Enter", "?". */
export function isHotkey(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split("+");
  const key = parts.pop() ?? "";
  const has = (modifier: string) => parts.includes(modifier);
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  if (event.altKey !== has("Alt")) return false;
  // Some keyboards need Shift for characters such as "?".
  const isLetterOrName = key.length > 1 || /[a-z]/i.test(key);
  if (isLetterOrName && event.shiftKey !== has("Shift")) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  return isCommand === (has("Mod") || has("Ctrl"));
}

/**
 * Calls `onPress` for this combination anywhere on the page. Plain characters are ignored while
 * typing and while a dialog is open. `undefined` turns the shortcut off.
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
