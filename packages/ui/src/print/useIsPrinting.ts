import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const media = "print";
let isPreparing = false;

/** True while the page is laid out for paper, or prepared for it. */
export const useIsPrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPreparing || window.matchMedia(media).matches,
    () => false,
  );

/** True while what the screen does not show is loaded for paper, and until it is printed. */
export const useIsPreparingPrint = () =>
  useSyncExternalStore(
    subscribe,
    () => isPreparing,
    () => false,
  );

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media);
  query.addEventListener("change", onChange);
  listeners.add(onChange);
  return () => {
    query.removeEventListener("change", onChange);
    listeners.delete(onChange);
  };
}

/** Begins or ends preparing the page for paper. */
export function prepare(isOn: boolean): void {
  isPreparing = isOn;
  for (const listener of listeners) listener();
}
