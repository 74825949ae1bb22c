import type { ReactNode } from "react";
import { mark } from "./Highlight.css.ts";

export type HighlightProps = {
  text: string;
  /** Marks every occurrence of each of its words, in any case. */
  query?: string;
  /** Marks these parts: start and end (exclusive), in order. Wins over `query`. */
  ranges?: readonly (readonly [number, number])[];
};

export function Highlight({
  text,
  query,
  ranges = query ? found(text, query) : [],
}: HighlightProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className={mark}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

function found(text: string, query: string): [number, number][] {
  const words = query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [];
  return [...text.matchAll(new RegExp(words.join("|"), "giu"))].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
}
