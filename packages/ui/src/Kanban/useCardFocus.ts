import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLocale } from "../texts/useLocale.ts";

/** Controls in a card that the arrow keys reach. */
const controls = "button:not(:disabled), input:not(:disabled)";

/** Calls back once a closed menu has restored the focus. Returns a function that cancels. */
function afterMenuCloses(then: () => void): () => void {
  let frame = 0;
  const next = (callback: () => void) => {
    frame = requestAnimationFrame(callback);
  };
  const wait = () => next(document.querySelector("[role=menu]") ? wait : () => next(then));
  next(wait);
  return () => cancelAnimationFrame(frame);
}

type CardFocus = {
  list: RefObject<HTMLDivElement | null>;
  /** Keys of the cards, in order. */
  keys: string[];
  /** Key of a card from another column that takes the focus. */
  arriving: string | undefined;
  /** True for cards the user is moving away, which take the focus with them. */
  isLeaving: (key: string) => boolean;
  onFocus: (key: string) => void;
};

/**
 * Keeps one card of the column in the tab order. Arrow keys reach other cards and their controls.
 */
export function useCardFocus({ list, keys, arriving, isLeaving, onFocus }: CardFocus) {
  const { direction } = useLocale();
  const [current, setCurrent] = useState<string>();
  const foundIndex = current === undefined ? -1 : keys.indexOf(current);
  const index = Math.max(0, foundIndex);
  const shouldFocus = useRef(false);
  /** Index of the focused card. */
  const focusedIndex = useRef<number>(undefined);

  const focusCard = (to: number) => {
    const key = keys[Math.max(0, Math.min(to, keys.length - 1))];
    shouldFocus.current = key !== undefined;
    setCurrent(key);
  };
  useEffect(() => {
    const card = current && list.current?.querySelector<HTMLElement>(cardOf(current));
    if (!shouldFocus.current || !card) return;
    shouldFocus.current = false;
    card.focus();
  });

  const arrivedKey = arriving !== undefined && keys.includes(arriving) ? arriving : undefined;
  const arrive = useEffectEvent((key: string) => {
    const active = document.activeElement;
    const board = list.current?.closest("[role=region]");
    const isFree = !active || active.contains(list.current) || board?.contains(active);
    if (isFree) focusCard(keys.indexOf(key));
  });
  useEffect(
    () => (arrivedKey === undefined ? undefined : afterMenuCloses(() => arrive(arrivedKey))),
    [arrivedKey],
  );

  useEffect(() => {
    if (focusedIndex.current === undefined) return;
    if (foundIndex >= 0) focusedIndex.current = foundIndex;
    else if (document.activeElement === document.body && current && !isLeaving(current))
      focusCard(focusedIndex.current);
  });

  const focus = ({ target }: FocusEvent) => {
    const key = target.closest<HTMLElement>("[data-key]")?.dataset.key;
    if (key === undefined || !list.current?.contains(target)) return;
    focusedIndex.current = keys.indexOf(key);
    setCurrent(key);
    onFocus(key);
  };
  const blur = () => {
    focusedIndex.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const card = (event.target as Element).closest<HTMLElement>("[data-key]");
    // React also passes on key presses in popovers and dialogs opened from a card.
    if (!card || !list.current?.contains(card)) return;
    const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const keyActions: Record<string, () => void> = {
      ArrowDown: () => focusCard(index + 1),
      ArrowUp: () => focusCard(index - 1),
      Home: () => focusCard(0),
      End: () => focusCard(keys.length - 1),
      ArrowLeft: () => step(card, forward === "ArrowLeft" ? 1 : -1),
      ArrowRight: () => step(card, forward === "ArrowRight" ? 1 : -1),
    };
    const act = keyActions[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  return { index, handlers: { onFocus: focus, onBlur: blur, onKeyDown: press } };
}

const cardOf = (key: string) => `[data-key="${CSS.escape(key)}"]`;

function step(card: HTMLElement, by: 1 | -1) {
  const all = [card, ...card.querySelectorAll<HTMLElement>(controls)];
  all[all.indexOf(document.activeElement as HTMLElement) + by]?.focus();
}
