import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** The lines of a range to draw, and with them one that stays however far away it is scrolled. */
export const withIndex = (range: Range, index: number | undefined) => {
  const indexes = defaultRangeExtractor(range);
  if (index === undefined || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((a, b) => a - b);
};
