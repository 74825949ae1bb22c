import { useSyncExternalStore } from "react";

const print = "print";

/** True while the page is laid out for paper. */
export const useIsPrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(print).matches,
    () => false,
  );

function subscribe(onChange: () => void) {
  const query = window.matchMedia(print);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
