import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const unchanging = () => () => {};

/** True on a Mac, iPhone or iPad, where ⌘ replaces Ctrl. */
export const useIsApple = () =>
  useSyncExternalStore(
    unchanging,
    () => /mac|iphone|ipad/i.test(navigator.userAgent),
    () => false,
  );

/** Takes back the last change: of a text field that has the focus, else of the page. */
export const undoKeys = "Mod+Z";

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches("input, textarea") &&
      !target.matches("[type=checkbox], [type=radio], [type=button], [type=submit]")));

/** True for controls that take characters: fields, and lists or menus with type-ahead. */
const isTyping = (target: EventTarget | null) =>
  isTextField(target) ||
  (target instanceof HTMLElement &&
    (target.matches("select") ||
      target.closest("[role=listbox], [role=menu], [aria-haspopup=listbox]") !== null));

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

type Shortcut = readonly [keys: string, onPress: () => void];

/**
 * Calls the first shortcut of a pressed combination, anywhere on the page. Plain characters are
 * ignored while typing and while a dialog is open, `undoKeys` in a text field. Returns a function
 * that ends it.
 */
export function listenForKeys(shortcuts: () => readonly Shortcut[]): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const [keys, onPress] = shortcuts().find(([each]) => isHotkey(event, each)) ?? [];
    if (!keys || !onPress) return;
    const isPlain = !/Mod|Ctrl|Alt/.test(keys);
    if (isPlain && (isTyping(event.target) || isModalOpen())) return;
    if (keys === undoKeys && isTextField(event.target)) return;
    event.preventDefault();
    onPress();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** Listens for one combination; `undefined` turns it off. */
export function useHotkey(keys: string | undefined, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => (keys ? listenForKeys(() => [[keys, () => press()]]) : undefined), [keys]);
}
