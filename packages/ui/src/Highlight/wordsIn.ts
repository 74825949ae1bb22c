/** Nothing is marked beyond this many characters. */
const longestText = 100_000;

/** Finds every occurrence of the words of a query, ignoring case: start and exclusive end. */
export function wordsIn(text: string, query: string): [number, number][] {
  const words = query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [];
  return [...text.slice(0, longestText).matchAll(new RegExp(words.join("|"), "giu"))].map(
    (match) => [match.index, match.index + match[0].length],
  );
}
