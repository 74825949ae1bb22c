import { useLayoutEffect, useRef, useState } from "react";

/** True while the element's content fits on one line; measured again when either changes. */
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
