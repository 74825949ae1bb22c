/** A visible page that nobody turns to is up to date again after this time. */
const visibleMs = 600_000;

/** True while somebody can be using this page. At most one page of a browser is. */
export const isLookedAt = (): boolean =>
  globalThis.document?.visibilityState === "visible" && document.hasFocus();

/** Calls `back` once somebody turns to the page. Returns a function that stops waiting. */
export function whenLookedAt(back: () => void): () => void {
  const stop = new AbortController();
  const isBack = () => {
    if (document.visibilityState !== "visible") return;
    stop.abort();
    back();
  };
  const { signal } = stop;
  document.addEventListener("visibilitychange", isBack, { signal });
  globalThis.addEventListener("focus", isBack, { signal });
  const timer = setInterval(isBack, visibleMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  return () => stop.abort();
}
