import { prepare } from "./useIsPrinting.ts";

const checkMs = 100;
const quietChecks = 3;
const longestMs = 15_000;
let isRunning = false;

/** Shows all tabs, rows and cards, waits while they load, and prints the page. */
export async function printWhole(isLoading: () => boolean): Promise<void> {
  if (isRunning) return;
  isRunning = true;
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
        isRunning = false;
        prepare(false);
      },
      { signal, capture: true },
    );
  window.print();
}
