/**
 * Tells after each scroll which part of the element can be seen, in pixels from its upper edge: as
 * the window cuts it, and everything around it that scrolls. Returns a function that tells it anew.
 */
export function watchVisiblePart(
  element: Element,
  tell: (part: { top: number; height: number }) => void,
  signal: AbortSignal,
) {
  const observer = new IntersectionObserver(
    (entries) => {
      const { intersectionRect: seen, boundingClientRect: whole } = entries.at(-1)!;
      tell({ top: seen.height && Math.max(0, seen.top - whole.top), height: seen.height });
    },
    { threshold: Array.from({ length: 101 }, (_, percent) => percent / 100) },
  );
  // The browser measures a newly observed element once, with its next frame.
  const measure = () => {
    observer.unobserve(element);
    observer.observe(element);
  };
  window.addEventListener("scroll", measure, { capture: true, passive: true, signal });
  signal.addEventListener("abort", () => observer.disconnect());
  return measure;
}
