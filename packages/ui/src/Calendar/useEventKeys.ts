import { type RefObject, useEffect, useEffectEvent } from "react";

interface EventKeysOptions {
  isRightToLeft: boolean;
  /** The first such event is the one that Tab goes to. */
  isUpcoming: (id: string) => boolean;
}

/** Makes all events of the grid one Tab stop, with arrow keys from one to another. */
export function useEventKeys(grid: RefObject<HTMLElement | null>, options: EventKeysOptions): void {
  const isUpcoming = useEffectEvent(({ dataset: { event } }: HTMLElement) =>
    event ? options.isUpcoming(event) : false,
  );
  const { isRightToLeft } = options;
  useEffect(() => {
    const root = grid.current;
    if (!root) return;
    /** The event that had the focus last. */
    let last: string | undefined;
    const buttons = () =>
      [...root.querySelectorAll<HTMLElement>("button, [role=button]")].filter(
        (button) => !button.closest("[role=dialog]"),
      );
    const markTabStop = () => {
      const all = buttons();
      const stop =
        all.find((button) => button === document.activeElement) ??
        all.find(({ dataset }) => last && dataset.event === last) ??
        all.find(isUpcoming) ??
        all[0];
      for (const button of all) button.tabIndex = button === stop ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      last = (target as HTMLElement).dataset.event ?? last;
      markTabStop();
    };
    const onKeyDown = (press: KeyboardEvent) => {
      const all = buttons();
      const at = all.indexOf(press.target as HTMLElement);
      const goal = goals[press.key];
      if (at < 0 || !goal || press.ctrlKey || press.metaKey || press.altKey) return;
      press.preventDefault();
      // An arrow key would open the event's menu.
      press.stopPropagation();
      goal(all, at)?.focus();
    };
    const goals: Record<string, Goal> = {
      ArrowDown: (all, at) => all[at + 1],
      ArrowUp: (all, at) => all[at - 1],
      [isRightToLeft ? "ArrowLeft" : "ArrowRight"]: nextDay,
      [isRightToLeft ? "ArrowRight" : "ArrowLeft"]: previousDay,
      Home: (all) => all[0],
      End: (all) => all.at(-1),
    };
    const observer = new MutationObserver(markTabStop);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener("focusin", onFocus);
    root.addEventListener("keydown", onKeyDown, { capture: true });
    markTabStop();
    return () => {
      observer.disconnect();
      root.removeEventListener("focusin", onFocus);
      root.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [grid, isRightToLeft]);
}

type Goal = (all: HTMLElement[], at: number) => HTMLElement | undefined;

/** A column's date, or the name of a day in the agenda. */
const dayOf = (button: HTMLElement | undefined) => {
  const day = button?.closest<HTMLElement>("[data-date], [role=listitem][aria-label]");
  return day?.dataset.date ?? day?.ariaLabel;
};

const nextDay: Goal = (all, at) => all.slice(at).find((button) => dayOf(button) !== dayOf(all[at]));

const previousDay: Goal = (all, at) => {
  const before = all.slice(0, at).findLast((button) => dayOf(button) !== dayOf(all[at]));
  return before && all.find((button) => dayOf(button) === dayOf(before));
};
