import { type RefObject, useEffect, useState } from "react";

/**
 * True while the content overflows the element, which must then be focusable to scroll by key.
 * `isThere` says whether the element is rendered.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, isThere = true): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isThere) return;
    const observer = new ResizeObserver(() =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1,
      ),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, isThere]);
  return overflows;
}
