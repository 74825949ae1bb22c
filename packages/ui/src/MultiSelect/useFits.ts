import { useLayoutEffect, useRef, useState } from "react";

/** Whether what is in the element has room in one line: measured as either changes. */
export function useFits() {
  const ref = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setFits(element.scrollWidth <= element.clientWidth);
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    const content = new MutationObserver(measure);
    content.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, []);
  return [ref, fits] as const;
}
