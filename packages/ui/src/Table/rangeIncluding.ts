import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** Adds the focused line to the range to render. */
export const rangeIncluding = (range: Range, index: number | undefined) => {
  const indexes = defaultRangeExtractor(range);
  if (index === undefined || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((a, b) => a - b);
};
