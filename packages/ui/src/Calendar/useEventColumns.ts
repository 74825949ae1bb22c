import { type RefObject, useLayoutEffect, useState } from "react";

/** Pixels: hours take the axis, and a name is readable in a column. */
const axis = 64;
const column = 80;

/**
 * Returns how many overlapping events fit side by side in a day of the grid; undefined until the
 * grid has a width.
 */
export function useEventColumns(grid: RefObject<HTMLElement | null>, days: number) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return width === 0 ? undefined : Math.max(1, Math.floor((width - axis) / days / column));
}
