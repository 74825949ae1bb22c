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

function prepare(isOn: boolean) {
  isPreparing = isOn;
  for (const listener of listeners) listener();
}

const checkMs = 100;
const quietChecks = 3;
const longestMs = 15_000;

/** Shows all tabs, rows and cards, waits while they load, and prints the page. */
export async function printWhole(isLoading: () => boolean): Promise<void> {
  if (isPreparing) return;
  prepare(true);
  const end = Date.now() + longestMs;
  for (let quiet = 0; quiet < quietChecks && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, checkMs));
    const waits = isLoading() || document.querySelector("[data-skeleton]") !== null;
    quiet = waits ? 0 : quiet + 1;
  }
  const printed = new AbortController();
  const { signal } = printed;
  // Not every browser waits for its print dialog, and a frame may not open one.
  for (const event of ["afterprint", "keydown", "pointerdown"])
    window.addEventListener(
      event,
      () => {
        printed.abort();
        prepare(false);
      },
      { signal, capture: true },
    );
  window.print();
}
